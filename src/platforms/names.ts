import { invalidChoice, UserError } from '../errors.ts'

export const PLATFORMS = ['github', 'gitlab'] as const
export type PlatformName = (typeof PLATFORMS)[number]

export function readPlatform(given: string | undefined): PlatformName | undefined {
  const platform = PLATFORMS.find((known) => known === given)
  if (given === undefined || platform) return platform
  throw invalidChoice('platform', given, PLATFORMS)
}

/** Parses the full name of a GitHub repository. */
export function readRepository(
  given: string | undefined,
  name = '--repo',
): { owner: string; repo: string } | undefined {
  if (given === undefined) return undefined
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(given) ?? []
  if (owner && repo) return { owner, repo }
  const [, meant] = /^(?:https?:\/\/|git@)[^/:]+[/:]([\w.-]+\/[\w.-]+?)(?:\.git|\/.*)?$/.exec(given) ?? []
  throw new UserError(`${name} is ${JSON.stringify(given)}; valid: owner/name`, {
    ...(meant === undefined ? {} : { hint: `Did you mean ${meant}?` }),
  })
}
