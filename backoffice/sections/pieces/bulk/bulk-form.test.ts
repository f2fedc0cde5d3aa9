import { expect, test } from 'vitest'
import { bulkChangeOf, emptyBulkForm } from '#backoffice/sections/pieces/bulk/bulk-form.ts'

test('OWN-42 the form describes a change only if nothing is missing', () => {
  expect(bulkChangeOf(emptyBulkForm)).toBeNull()
  expect(bulkChangeOf({ ...emptyBulkForm, amount: '0' })).toBeNull()
  expect(bulkChangeOf({ ...emptyBulkForm, amount: '5', keepPrevious: true })).toEqual({
    do: 'price',
    by: 'percent',
    amount: -5,
    round_to: 100,
    keep_previous: true,
  })
  // a price increase does not keep the previous price
  expect(bulkChangeOf({ ...emptyBulkForm, amount: '5', isLower: false, keepPrevious: true, reason: ' season ' })).toMatchObject({
    amount: 5,
    keep_previous: false,
    reason: 'season',
  })
  expect(bulkChangeOf({ ...emptyBulkForm, what: 'set' })).toBeNull()
  expect(bulkChangeOf({ ...emptyBulkForm, what: 'set', facts: { brand_id: null } })).toBeNull()
  expect(bulkChangeOf({ ...emptyBulkForm, what: 'set', facts: { collection_id: null } })).toEqual({
    do: 'set',
    facts: { collection_id: null },
  })
  expect(bulkChangeOf({ ...emptyBulkForm, what: 'move' })).toBeNull()
  expect(bulkChangeOf({ ...emptyBulkForm, what: 'place' })).toEqual({ do: 'place', place_id: null })
})
