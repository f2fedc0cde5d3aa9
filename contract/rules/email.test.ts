import { expect, test } from 'vitest'
import { isEmail } from '#contract/rules/email.ts'

test('FORM-01 an e-mail address has a name, a domain and an ending of two signs or more', () => {
  expect(isEmail('anna@example.com')).toBe(true)
  expect(isEmail(' анна@пример.рф ')).toBe(true)
  expect(isEmail('anna@example')).toBe(false)
  expect(isEmail('anna@example.c')).toBe(false)
  expect(isEmail('anna example@mail.ru')).toBe(false)
  expect(isEmail('')).toBe(false)
})
