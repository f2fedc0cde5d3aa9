import { expect, test } from 'vitest'
import { foldHead, importColumnNames, matchHeads } from '#contract/rules/staff/import-columns.ts'
import { fileColumns } from '#server/domain/import/fields.ts'

test('OWN-63 every column of import files but the photographs has a name in both languages', () => {
  expect(new Set(importColumnNames)).toEqual(new Set([...fileColumns].filter((column) => column !== 'photos')))
})

test('OWN-63 heads are matched by their words, without case, accents and punctuation; each column once', () => {
  expect(matchHeads(['АРТИКУЛ', 'Серийный  №', 'серийный номер:', 'Цена ($)', 'price', '???'], new Map())).toEqual([
    'key',
    null,
    'serial',
    'price',
    null,
    null,
  ])
})

test('OWN-63 what people chose for a head goes before its words', () => {
  const remembered = new Map([
    [foldHead('Цена'), 'previous_price' as const],
    [foldHead('Model'), null],
  ])
  expect(matchHeads(['Цена', 'Model'], remembered)).toEqual(['previous_price', null])
})
