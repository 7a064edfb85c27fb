import { UserError } from '../errors.ts'

/** An address from the environment, as it is given. One that is none may hold a password: it is not told. */
export function readAddress(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value
  throw new UserError(`${name} is not an address`, {
    hint: `Write ${name}=https://host or https://host/path.`,
  })
}

export function readHost(name: string, value: string): string {
  return new URL(readAddress(name, value)).host
}
