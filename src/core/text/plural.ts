/** `1 finding`, `2 findings`. The result has a literal type, so that templates of safe text accept it. */
export function plural<Noun extends string>(count: number, noun: Noun): `${number} ${Noun}${'' | 's'}` {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
