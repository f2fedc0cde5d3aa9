import { expect, test } from 'vitest'
import { columnsOfGroup, exportGroupNames, firstColumns } from '#backoffice/sections/pieces/export/export-columns.ts'
import { importColumnNames } from '#contract/rules/staff/piece-csv-columns.ts'

test('OWN-64 every column is in exactly one group, and cost columns are not selected by default', () => {
  const all = exportGroupNames.flatMap((group) => columnsOfGroup(group, () => true))
  expect(['key', 'kind', ...all].toSorted()).toEqual(importColumnNames.toSorted())
  expect(firstColumns(() => true)).not.toContain('cost')
  expect(columnsOfGroup('books', () => false)).toEqual([])
  expect(columnsOfGroup('main', () => false)).not.toContain('serial')
})
