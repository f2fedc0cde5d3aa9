/** Debounce times in milliseconds. */
export const debounceMs = {
  /** A field whose text changes the page: prices, years, the search of the order history. */
  field: 400,
  /** A search: the suggestions below the field, and the catalog's own search. */
  search: 250,
  /** A choice of filters, before its counts are fetched. */
  facetCounts: 200,
}
