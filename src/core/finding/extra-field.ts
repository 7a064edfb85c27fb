/** Text in an unknown field. */
export interface ExtraField {
  readonly name: string
  readonly text: string
}
