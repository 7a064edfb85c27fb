/** Has a literal type, so that templates of safe text accept it. `last < first` means an insertion between two lines. */
export function linesText({ first, last }: { first: number; last: number }): LinesText {
  if (last < first) return last < 1 ? 'the top of the file' : `the place after line ${last}`
  return first === last ? `line ${first}` : `lines ${first} to ${last}`
}

type LinesText =
  | `line ${number}`
  | `lines ${number} to ${number}`
  | `the place after line ${number}`
  | 'the top of the file'
