import type { Platform } from '../platforms/platform.ts'

/** A simulated platform in this process that holds the demo's pull request. */
export interface Stage {
  /** `octo/fence#7` */
  readonly subject: string
  readonly linkHost: string
  /** A new connection for one run. */
  connect(id: string): Promise<Platform>
  /** Number of published reviews. */
  reviews(): number
  comments(): readonly { readonly place: string; press(): Promise<Pressed> }[]
  file(path: string): Promise<string | undefined>
  close(): Promise<void>
}

export type Pressed =
  | { readonly kind: 'committed'; readonly commit: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'no-button' }
