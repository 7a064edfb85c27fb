import { UserError } from '../errors.ts'

/** Validates a URL from the environment. An invalid value is not shown, because it may contain a password. */
export function readAddress(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new UserError(`${name} is not a URL`, {
    hint: `Write ${name}=https://host or https://host/path.`,
  })
}

export function readHost(name: string, value: string): string {
  return new URL(readAddress(name, value)).host
}
