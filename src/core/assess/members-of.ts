import type { Assessed, Member } from './assess.ts'

/** The findings that the comment of this one reports too. A merged finding may have had members of its own. */
export function membersOf({ members = [] }: Assessed): readonly Member[] {
  return members.flatMap((member) => [member, ...membersOf(member.assessed)])
}

export function withMembers(entry: Assessed): Assessed[] {
  return [entry, ...membersOf(entry).map(({ assessed }) => assessed)]
}
