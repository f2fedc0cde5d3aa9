import { expect, test } from 'vitest'
import { passwordStrength } from '#contract/rules/password-strength.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['abcdef', 1],
  ['abcdefgh', 2],
  ['abcdefgH', 3],
  ['abcdefg1', 3],
  ['abcdefH1', 4],
  ['abcdefH!', 4],
  ['aB1', 3],
  ['12345678', 2],
  ['пароль', 1],
  ['Пароль-2026', 4],
  ['😀😀😀😀', 1],
])('PROF-02 the strength of «%s» is %i', (password, strength) => {
  expect(passwordStrength(password).strength).toBe(strength)
})

test.each([
  ['', ['length', 'upper', 'lower', 'digitOrSymbol']],
  ['abcdefH1', ['longer']],
  ['abcdefghij12', ['upper']],
  ['abcdefghiJ12', []],
])('PROF-02 «%s» lacks %j', (password, lacks) => {
  expect(passwordStrength(password).lacks).toEqual(lacks)
})
