/** The items of a list, which comes as a bare array or as a page (API-12). */
export function resultsOf<T>(answer: T[] | { results: T[] }): T[] {
  return Array.isArray(answer) ? answer : answer.results
}
