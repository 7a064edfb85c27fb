import { BASE } from './style/base.ts'
import { CHANGE } from './style/change.ts'
import { COMMENT } from './style/comment.ts'
import { FILE } from './style/file.ts'
import { FRAME } from './style/frame.ts'
import { MEDIA } from './style/media.ts'
import { UNPOSTED } from './style/unposted.ts'
import { THEME } from './theme.ts'

/** A constant, because the security policy of the page contains its hash. */
export const STYLE = `
${[THEME, BASE, FRAME, COMMENT, FILE, CHANGE, UNPOSTED, MEDIA].join('')}`
