const unpacked = Symbol('unpacked')

/** Data of a loader that travels as one text. */
export type Handed<T> = { text: string; [unpacked]?: T }

/**
 * Packs what a loader answers. The router hands data to the browser value by value, which for a page of a thousand values
 * costs the server as much as half its rendering; one text costs next to nothing.
 */
export function handOver<T>(value: T): Handed<T> {
  return { text: requoted(JSON.stringify(value)), [unpacked]: value }
}

/**
 * The text stands in a script within a string within a string, where each quote of JSON would take four letters: there
 * are thousands, so they change places with the apostrophes. JSON has no bare NUL.
 */
function requoted(json: string): string {
  return json.replaceAll("'", '\0').replaceAll('"', "'").replaceAll('\0', '"')
}

/** What was packed: on the server the very value, in the browser its copy, the same one each time. */
export function handed<T>(given: Handed<T>): T {
  return (given[unpacked] ??= JSON.parse(requoted(given.text)))
}
