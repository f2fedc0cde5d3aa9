/** How long after the last key or choice a page acts. */
export const debounceMs = {
  /** A field whose text changes the page: the catalogue's search, prices, the order history. */
  field: 400,
  /** The suggestions under the search field (HDR-05). */
  suggestions: 250,
  /** The counts of a choice of filters that is not applied yet (CAT-05). */
  facetCounts: 200,
}
