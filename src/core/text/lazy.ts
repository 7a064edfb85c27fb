/** A value that is computed on first use and then cached. */
export type Lazy<T> = () => T

export function lazy<T>(make: () => T): Lazy<T> {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
