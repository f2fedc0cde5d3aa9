/** Returns the items of a list response, which is a bare array or a page. */
export function resultsOf<T>(response: T[] | { results: T[] }): T[] {
  return Array.isArray(response) ? response : response.results
}
