import { expect, test } from 'vitest'
import { readyViews } from '#contract/rules/staff/ready-views.ts'
import { canonicalQuery } from '#contract/rules/staff/view-query.ts'
import { StockQuery } from '#contract/staff/piece-list.ts'

test('OWN-31 two queries with the same result are equal, whatever their order and spelling', () => {
  expect(canonicalQuery('missing=photo&status=draft,available&search=')).toBe(canonicalQuery('?status=draft%2Cavailable&missing=photo'))
  expect(canonicalQuery('status=draft')).not.toBe(canonicalQuery('status=sold'))
})

test('OWN-31 each of the ten built-in views uses only parameters that the list of pieces knows', () => {
  expect(Object.keys(readyViews)).toHaveLength(10)
  for (const query of Object.values(readyViews)) {
    const { sort, ...filters } = Object.fromEntries(new URLSearchParams(query))
    expect(StockQuery.safeParse({ ...filters, ...(sort ? { ordering: sort } : {}) }).error, query).toBeUndefined()
  }
})
