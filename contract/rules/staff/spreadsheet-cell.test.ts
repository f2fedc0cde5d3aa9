import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv, quoteFormula, unquoteFormula } from '#contract/rules/staff/spreadsheet-cell.ts'

test.each(['=1+1', '+7', '-1', '@x', '\tx', '\rx', '＝1', "'=1"])('SEC-D9 OWN-64 %j is no formula once it is quoted', (cell) => {
  expect(quoteFormula(cell)).toBe(`'${cell}`)
})

test('OWN-64 every cell comes back from its quotes', () => {
  fc.assert(fc.property(fc.string(), (cell) => unquoteFormula(quoteFormula(cell)) === cell))
})

test('OWN-64 a CSV file has a mark of UTF-8, and quotes around every cell', () => {
  expect(
    formatCsv(
      [
        ['a', 'b "c"'],
        ['1', ''],
      ],
      ';',
    ),
  ).toBe('\uFEFF"a";"b ""c"""\r\n"1";""\r\n')
})
