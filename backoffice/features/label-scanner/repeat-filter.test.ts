import { expect, test } from 'vitest'
import { createRepeatFilter } from '#backoffice/features/label-scanner/repeat-filter.ts'

test('OWN-65 a label that stays in view is reported once; the same label is reported again after another one or a pause', () => {
  const isNew = createRepeatFilter()
  const [one, other] = [1, 2]
  const reports = [
    isNew(one, 0),
    isNew(one, 150),
    isNew(one, 3000),
    isNew(other, 3150),
    isNew(one, 3300),
    isNew(one, 3450),
    isNew(one, 6451),
  ]
  expect(reports).toEqual([true, false, false, true, true, false, true])
})
