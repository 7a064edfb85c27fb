/** Text in a field that is not known. */
export interface ExtraField {
  readonly name: string
  readonly text: string
}
