/** `1 finding`, `2 findings`. The type spells it out, so that a template of safe text takes it. */
export function plural<Noun extends string>(count: number, noun: Noun): `${number} ${Noun}${'' | 's'}` {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
