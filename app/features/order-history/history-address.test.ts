import { expect, test } from 'vitest'
import { isFiltered, readHistoryAddress, wholeHistory, writeHistoryAddress } from '#app/features/order-history/history-address.ts'

const read = (query: string) => readHistoryAddress(new URLSearchParams(query))

test('ORD-01 the address says what is searched, which status, in which order', () => {
  const view = { search: 'Rolex Daytona', status: 'shipped', ordering: 'total_desc' } as const
  expect(read('search=+Rolex+Daytona+&status=shipped&ordering=total_desc')).toEqual(view)
  expect(read(writeHistoryAddress(view).toString())).toEqual(view)
  expect(isFiltered(view)).toBe(true)
})

test('ORD-01 what goes without saying, and what nobody can ask for, is left out', () => {
  expect(read('status=lost&ordering=price&page=7')).toEqual(wholeHistory)
  expect(writeHistoryAddress(wholeHistory).toString()).toBe('')
  expect(isFiltered({ ...wholeHistory, ordering: 'oldest' })).toBe(false)
})
