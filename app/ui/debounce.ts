/** How long after the last key or choice a page acts. */
export const debounceMs = {
  /** A field whose text changes the page: prices, years, the order history. */
  field: 400,
  /** A search: the suggestions under the field, and the catalog's own. */
  search: 250,
  /** A choice of filters, before its pieces are counted. */
  facetCounts: 200,
}
