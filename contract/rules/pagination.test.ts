import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paginationPages } from '#contract/rules/pagination.ts'

const gap = null

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, gap, 8]],
  [2, 8, [1, 2, 3, gap, 8]],
  [5, 10, [1, gap, 4, 5, 6, gap, 10]],
  [9, 10, [1, gap, 8, 9, 10]],
  [10, 10, [1, gap, 9, 10]],
  // an ellipsis that replaces a single page number would save no space
  [4, 10, [1, 2, 3, 4, 5, gap, 10]],
  [7, 10, [1, gap, 6, 7, 8, 9, 10]],
])('CAT-10 on page %i of %i the right page numbers are shown', (current, total, shown) => {
  expect(paginationPages(current, total)).toEqual(shown)
})

test('CAT-10 with more than seven pages, the first, the last and the neighbors are shown once each in rising order', () => {
  const positions = fc.integer({ min: 8, max: 500 }).chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)))
  const holds = fc.property(positions, ([current, total]) => {
    const pages = paginationPages(current, total).filter((page) => page !== null)
    expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
    const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
    expect(pages).toEqual(expect.arrayContaining(wanted))
    expect(pages.length).toBeLessThanOrEqual(7)
  })
  fc.assert(holds, { seed: 10, numRuns: 500 })
})
