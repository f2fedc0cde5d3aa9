/** Data of a loader that travels as one text. */
export type Handed<T> = { text: string; type?: T }

const known = new WeakMap<object, ReturnType<typeof JSON.parse>>()

/**
 * Packs what a loader answers. The router hands data to the browser value by value, which for a page of a thousand values
 * costs the server more than rendering half of it; one text costs next to nothing.
 */
export function handOver<T>(value: T): Handed<T> {
  const handed: Handed<T> = { text: JSON.stringify(value) }
  known.set(handed, value)
  return handed
}

/** What was packed: on the server the very value, in the browser its copy, the same one each time. */
export function handed<T>(given: Handed<T>): T {
  const value = known.get(given) ?? JSON.parse(given.text)
  known.set(given, value)
  return value
}
