/** Query parameters before they are serialized. An array contains ids. */
export type QueryValues = { page?: number; page_size?: number; [name: string]: string | number | boolean | readonly number[] | undefined }

/**
 * Formats a query. Sorts the parameters, puts paging last, and omits empty values, `false` and page 1, so that equal queries have equal
 * URLs.
 */
export function formatQuery({ page, page_size: pageSize, ...rest }: QueryValues): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined || value === false || value === '') continue
    if (typeof value !== 'object') params.set(name, String(value))
    else if (value.length) params.set(name, value.toSorted((a, b) => a - b).join(','))
  }
  if (pageSize) params.set('page_size', String(pageSize))
  if (page && page > 1) params.set('page', String(page))
  return params
}
