const unpacked = Symbol('unpacked')

/** Data of a loader that travels as one text. */
export type Handed<T> = { text: string; [unpacked]?: T }

/**
 * Packs what a loader answers. The router hands data to the browser value by value, which for a page of a thousand values
 * costs the server as much as half its rendering; one text costs next to nothing.
 */
export function handOver<T>(value: T): Handed<T> {
  return { text: JSON.stringify(value), [unpacked]: value }
}

/** What was packed: on the server the very value, in the browser its copy, the same one each time. */
export function handed<T>(given: Handed<T>): T {
  return (given[unpacked] ??= JSON.parse(given.text))
}
