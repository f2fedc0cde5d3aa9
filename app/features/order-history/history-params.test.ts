import { expect, test } from 'vitest'
import { isFiltered, parseHistoryParams, defaultHistoryView, formatHistoryParams } from '#app/features/order-history/history-params.ts'

const read = (query: string) => parseHistoryParams(new URLSearchParams(query))

test('ORD-01 the URL holds search, status and order', () => {
  const view = { search: 'Rolex Daytona', status: 'shipped', ordering: 'total_desc' } as const
  expect(read('search=+Rolex+Daytona+&status=shipped&ordering=total_desc')).toEqual(view)
  expect(read(formatHistoryParams(view).toString())).toEqual(view)
  expect(isFiltered(view)).toBe(true)
})

test('ORD-01 defaults and invalid values are omitted', () => {
  expect(read('status=lost&ordering=price&page=7')).toEqual(defaultHistoryView)
  expect(formatHistoryParams(defaultHistoryView).toString()).toBe('')
  expect(isFiltered({ ...defaultHistoryView, ordering: 'oldest' })).toBe(false)
})
