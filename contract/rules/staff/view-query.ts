/** Normalizes the query of a list: sorts it and omits empty values, so that queries with the same result are equal. */
export function canonicalQuery(query: string | URLSearchParams): string {
  const entries = [...new URLSearchParams(query)].filter(([, value]) => value !== '')
  return new URLSearchParams(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}
