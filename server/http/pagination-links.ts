/** Returns the URLs of the next and previous page: the requested URL with another page number and, for a shuffled list, with its seed. */
export function paginationLinks(
  url: string,
  query: { page: number; page_size: number; seed?: number | undefined },
  count: number,
): { next: string | null; previous: string | null } {
  const [path = '', search = ''] = url.split('?', 2)
  const pagePath = (page: number): string => {
    const params = new URLSearchParams(search)
    params.set('page', String(page))
    if (query.seed !== undefined) params.set('seed', String(query.seed))
    return `${path}?${params}`
  }
  const pages = Math.ceil(count / query.page_size)
  return {
    next: query.page < pages ? pagePath(query.page + 1) : null,
    previous: query.page > 1 ? pagePath(Math.max(1, Math.min(query.page - 1, pages))) : null,
  }
}
