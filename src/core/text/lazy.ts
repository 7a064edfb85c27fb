/** Worked out when it is first asked for, and then the same. */
export type Lazy<T> = () => T

export function lazy<T>(make: () => T): Lazy<T> {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
