import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldKey, isPieceKey } from '#contract/rules/staff/piece-key.ts'

test.each([
  ['В-1023', 'B-1023'],
  ['в-1023', 'b-1023'],
  ['ＡＢ１２', 'ab12'],
  ['А–12', 'a-12'],
  [' RX\u00a0 7\u200b ', 'rx 7'],
  ['СКА\u00ad-1', 'cka-1'],
  ['Straẞe-1', 'strasse-1'],
  ['А\u0301-1', 'á-1'],
])('REAL-07 keys %j and %j are equal', (one, other) => {
  expect(foldKey(one)).toBe(foldKey(other))
})

test.each([
  ['В-1023', 'Б-1023'],
  ['Б-1023', '1023'],
  ['A-1', 'A1'],
  ['A/1', 'A-1'],
  ['O-1', '0-1'],
  ['Ё-1', 'Е-1'],
  ['Ж1', 'Ш1'],
])('REAL-07 keys %j and %j are different', (one, other) => {
  expect(foldKey(one)).not.toBe(foldKey(other))
})

test.each(['ẞ', 'І\u0300', 'Α\u0302', 'İ', 'ΑΣ'])('REAL-07 folding the key %j is idempotent', (key) => {
  expect(foldKey(foldKey(key))).toBe(foldKey(key))
})

test('REAL-07 folding any key is idempotent', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (key) => foldKey(foldKey(key)) === foldKey(key)))
})

test.each([
  ['A-1', true],
  ['Ж', true],
  ['—', false],
  ['', false],
  ['a\u0007', false],
  ['a'.repeat(121), false],
])('REAL-07 %j is a valid key: %s', (typed, isKey) => {
  expect(isPieceKey(typed)).toBe(isKey)
})
