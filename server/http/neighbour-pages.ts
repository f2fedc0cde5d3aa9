/** Paths of the next and previous page: the address that was asked, with another page, and the seed that keeps a shuffle. */
export function neighbourPages(
  url: string,
  query: { page: number; page_size: number; seed?: number | undefined },
  count: number,
): { next: string | null; previous: string | null } {
  const [path = '', search = ''] = url.split('?', 2)
  const at = (page: number): string => {
    const address = new URLSearchParams(search)
    address.set('page', String(page))
    if (query.seed !== undefined) address.set('seed', String(query.seed))
    return `${path}?${address}`
  }
  const pages = Math.ceil(count / query.page_size)
  return {
    next: query.page < pages ? at(query.page + 1) : null,
    previous: query.page > 1 ? at(Math.max(1, Math.min(query.page - 1, pages))) : null,
  }
}
