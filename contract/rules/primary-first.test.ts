import { expect, test } from 'vitest'
import { primaryFirst } from '#contract/rules/primary-first.ts'

test('PDP-01 the primary photo is first, the others keep their order', () => {
  const photos = [
    { id: 1, is_primary: false },
    { id: 2, is_primary: false },
    { id: 3, is_primary: true },
  ]
  expect(primaryFirst(photos).map(({ id }) => id)).toEqual([3, 1, 2])
  expect(primaryFirst(photos.slice(0, 2)).map(({ id }) => id)).toEqual([1, 2])
  expect(primaryFirst([])).toEqual([])
})
