/** In milliseconds. */
export const debounceMs = {
  /** For a field whose text changes the page: prices, years, the search of the order history. */
  field: 400,
  /** For a search: the suggestions below the field, and the catalog's own search. */
  search: 250,
  /** For a choice of filters, before its counts are fetched. */
  facetCounts: 200,
}
