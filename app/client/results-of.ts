/** The items of a list, which comes as a bare array or as a page. */
export function resultsOf<T>(response: T[] | { results: T[] }): T[] {
  return Array.isArray(response) ? response : response.results
}
