import { expect, test } from 'vitest'
import { type GridColumn, type GridLabels, readCell, textOf } from '#backoffice/sections/pieces/grid/grid-columns.ts'
import {
  type CellChange,
  countCells,
  dropSaved,
  emptyHistory,
  putCells,
  redoStep,
  undoStep,
} from '#backoffice/sections/pieces/grid/grid-edits.ts'

const labels: GridLabels = {
  conditions: [{ id: 2, name_ru: 'Отличное', name_en: 'Excellent' }],
  language: 'ru',
  yes: 'да',
  no: 'нет',
  yesWords: ['да', 'yes'],
  noWords: ['нет', 'no'],
}

test.each<[GridColumn, string, unknown]>([
  ['price_usd', '1 250 000', { value: '1250000.00' }],
  ['price_usd', '12500,5', { value: '12500.50' }],
  ['price_usd', '1 250 000 ₽', { problem: 'grid.problems.money' }],
  ['price_usd', '', { value: null }],
  ['production_year', '2021', { value: 2021 }],
  ['production_year', String(new Date().getUTCFullYear() + 2), { problem: 'grid.problems.year' }],
  ['production_year', '21', { problem: 'grid.problems.year' }],
  ['condition_id', 'excellent', { value: 2 }],
  ['condition_id', 'новое', { problem: 'grid.problems.condition' }],
  ['full_set', 'Да', { value: true }],
  ['full_set', 'maybe', { problem: 'grid.problems.yesNo' }],
  ['model_name', ' ', { problem: 'grid.problems.required' }],
  ['reference', ' 116500LN ', { value: '116500LN' }],
])('OWN-43 the column %s reads %j as %j', (column, text, read) => {
  expect(readCell(column, text, labels)).toEqual(read)
})

test('OWN-43 the text of a cell parses to the value of the cell', () => {
  const values = {
    price_usd: '12500.50',
    production_year: 2021,
    condition_id: 2,
    full_set: true,
    reference: null,
    model_name: 'X',
  } as const
  for (const column of Object.keys(values) as (keyof typeof values)[])
    expect(readCell(column, textOf(column, values[column], labels), labels)).toEqual({ value: values[column] })
})

test('OWN-43 changes can be undone and redone, and a cell set to its stored value is no change', () => {
  const change = (id: number, text: string, isSame = false): CellChange => ({ id, version: id, column: 'reference', text, isSame })
  const one = putCells(emptyHistory, [change(1, 'A'), change(2, 'B')])
  const two = putCells(one, [change(2, 'C'), change(1, '', true)])
  expect([countCells(one.edits), countCells(two.edits)]).toEqual([2, 1])
  expect(undoStep(two).edits).toEqual(one.edits)
  expect(redoStep(undoStep(two)).edits).toEqual(two.edits)
  expect(undoStep(emptyHistory)).toBe(emptyHistory)
  expect(putCells(two, [change(2, 'C')])).toBe(two)
  expect(putCells(one, [change(9, 'X', true)])).toBe(one)
  expect(dropSaved(two, { sent: two.edits, refused: new Map(), versions: new Map() })).toEqual(emptyHistory)
})

test('OWN-43 cells that are changed during a save stay, based on the saved version; a refused row stays as it is', () => {
  const change = (id: number, column: GridColumn, text: string): CellChange => ({ id, version: 1, column, text, isSame: false })
  const sent = putCells(emptyHistory, [change(1, 'reference', 'A'), change(2, 'reference', 'B'), change(3, 'reference', 'C')])
  const meanwhile = putCells(sent, [change(1, 'model_name', 'M'), change(3, 'reference', 'D'), change(4, 'reference', 'E')])
  const save = { sent: sent.edits, refused: new Map([[2, {}]]), versions: new Map([1, 2, 3, 4].map((id) => [id, 5])) }
  expect([...dropSaved(meanwhile, save).edits]).toEqual([
    [1, { version: 5, cells: { model_name: 'M' } }],
    [2, { version: 1, cells: { reference: 'B' } }],
    [3, { version: 5, cells: { reference: 'D' } }],
    [4, { version: 1, cells: { reference: 'E' } }],
  ])
})
