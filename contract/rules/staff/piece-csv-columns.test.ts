import { expect, test } from 'vitest'
import { foldHead, importColumnNames, matchHeads } from '#contract/rules/staff/piece-csv-columns.ts'
import { fileColumns } from '#server/domain/import/piece-fields.ts'

test('OWN-63 every import column except photographs has a name in both languages', () => {
  expect(new Set(importColumnNames)).toEqual(new Set([...fileColumns].filter((column) => column !== 'photos')))
})

test('OWN-63 headers are matched without case, accents and punctuation, and each column is used once', () => {
  expect(matchHeads(['АРТИКУЛ', 'Серийный  №', 'серийный номер:', 'Цена ($)', 'price', '???'], new Map())).toEqual([
    'key',
    'serial',
    null,
    'price',
    null,
    null,
  ])
})

test('OWN-63 a remembered choice for a header takes precedence over its words', () => {
  const remembered = new Map([
    [foldHead('Цена'), 'previous_price' as const],
    [foldHead('Model'), null],
  ])
  expect(matchHeads(['Цена', 'Model'], remembered)).toEqual(['previous_price', null])
})
