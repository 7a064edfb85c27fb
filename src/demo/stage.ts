import type { Platform } from '../platforms/platform.ts'

/** A platform in this process with the demo's change on it. */
export interface Stage {
  /** `octo/fence#7` */
  readonly subject: string
  readonly linkHost: string
  /** For one run. */
  connect(id: string): Promise<Platform>
  /** How many reviews everyone sees. */
  reviews(): number
  comments(): readonly { readonly place: string; press(): Promise<Pressed> }[]
  file(path: string): Promise<string | undefined>
  close(): Promise<void>
}

export type Pressed =
  | { readonly kind: 'committed'; readonly commit: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'no-button' }
