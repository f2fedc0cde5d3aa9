export const debounceMs = {
  /** For a field whose text changes the page: prices, years, the search in the order history. */
  field: 400,
  /** For a search field: its suggestions, and the search in the catalog. */
  search: 250,
  /** For filters that are being chosen, before the number of matches is fetched. */
  facetCounts: 200,
}
