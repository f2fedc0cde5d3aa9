import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsv, phoneCell, quoteFormula, unquoteFormula } from '#contract/rules/staff/spreadsheet-cell.ts'

test.each(['=1+1', '+7', '-1', '@x', '\tx', '\rx', '＝1', "'=1"])('SEC-D9 OWN-64 %j is not a formula once it is quoted', (cell) => {
  expect(quoteFormula(cell)).toBe(`'${cell}`)
})

test.each(['-2 s/day', '+971 50 123 4567', '+7 916 123-45-67', '-1,5 мм', 'a=b'])('REAL-09 %j is not a formula and stays as is', (cell) => {
  expect(quoteFormula(cell)).toBe(cell)
})

test.each(["-2 +cmd|' /C calc'!A0", '-2+3', '-2/day', '+1 SUM(A1)', '-2 =1', '+971501234567'])('REAL-09 SEC-D9 %j is quoted', (cell) => {
  expect(quoteFormula(cell)).toBe(`'${cell}`)
})

test.each([
  ['+998901234567', '+998 901 234 567'],
  ['0501234567', '050 123 456 7'],
  ['+7 916 123-45-67', '+7 916 123-45-67'],
])('REAL-09 a spreadsheet does not read the phone %j as a number', (phone, cell) => {
  expect(phoneCell(phone)).toBe(cell)
  expect(quoteFormula(phoneCell(phone))).toBe(cell)
})

test('REAL-09 numbers have the decimal separator of the language', () => {
  expect([formatCsv([[1.5, { day: '2025-11-21' }]], 'ru'), formatCsv([[1.5, -2]], 'en')]).toEqual([
    '\uFEFF"1,5";"2025-11-21"\r\n',
    '\uFEFF"1.5","-2"\r\n',
  ])
})

test('OWN-64 unquoting a quoted cell returns the same cell', () => {
  fc.assert(fc.property(fc.string(), (cell) => unquoteFormula(quoteFormula(cell)) === cell))
})

test('OWN-64 a CSV file has a UTF-8 byte order mark, and quotes around every cell', () => {
  expect(
    formatCsv(
      [
        ['a', 'b "c"'],
        ['1', ''],
      ],
      'ru',
    ),
  ).toBe('\uFEFF"a";"b ""c"""\r\n"1";""\r\n')
})
