import { expect, test } from 'vitest'
import { formatCells, parseCells } from '#contract/rules/staff/grid-paste.ts'

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['12500,50', [['12500,50']]],
  [
    'a\t\nb\t',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['\t\ta', [['', '', 'a']]],
  ['"two\nlines"\t"a ""b"""\n', [['two\nlines', 'a "b"']]],
  ['"not closed\tb', [['"not closed', 'b']]],
  ['5" case\tb', [['5" case', 'b']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('OWN-43 cells copied from Excel are parsed: %j', (text, rows) => {
  expect(parseCells(text)).toEqual(rows)
})

test('OWN-43 parsing formatted cells returns the same cells', () => {
  const rows = [
    ['a', 'two\nlines', 'a "b"'],
    ['', 'tab\there', '='],
  ]
  expect(parseCells(formatCells(rows))).toEqual(rows)
})
