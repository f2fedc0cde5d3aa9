/** A query of a list with its parameters in one order and nothing empty: two that show the same are equal. */
export function canonicalQuery(query: string | URLSearchParams): string {
  const entries = [...new URLSearchParams(query)].filter(([, value]) => value !== '')
  return new URLSearchParams(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}
