const pagesShownWhole = 7

/**
 * Returns the page numbers to show: all numbers of up to 7 pages, else the first, the last, and the current page with its neighbors. Null
 * stands for an ellipsis.
 */
export function paginationPages(current: number, total: number): (number | null)[] {
  if (total <= pagesShownWhole) return Array.from({ length: total }, (_, at) => at + 1)
  const near = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((page, at) => {
    const gap = page - (shown[at - 1] ?? page - 1)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}
