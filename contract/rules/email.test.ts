import { expect, test } from 'vitest'
import { isEmail, strangeLetter } from '#contract/rules/email.ts'

test('FORM-01 an email address has a name, a domain and an ending of two characters or more', () => {
  expect(isEmail('anna@example.com')).toBe(true)
  expect(isEmail(' анна@пример.рф ')).toBe(true)
  expect(isEmail('anna@example')).toBe(false)
  expect(isEmail('anna@example.c')).toBe(false)
  expect(isEmail('anna example@mail.ru')).toBe(false)
  expect(isEmail('')).toBe(false)
})

test.each(['ivan,petrov@mail.example', 'a;b@mail.example', 'team:x@mail.example', 'x(y)@mail.example', '<x@mail.example'])(
  'REAL-04 %s is not an address: a mail program would find another address in it',
  (text) => expect(isEmail(text)).toBe(false),
)

test.each([
  'Anna<evil@evil.example>.ru',
  '"a b"@mail.example',
  'a@b@mail.example',
  'a@mail,x.example',
  'a@mail..example',
  'a@-mail.example',
])('REAL-04 %s is not an address, although it contains one', (text) => expect(isEmail(text)).toBe(false))

test.each(["o'neil+shop@mail.example", 'a_b-c.d@sub.mail.example', 'анна@пример.рф', 'ivan@пример.рф', 'jürgen@müller.example'])(
  'REAL-04 %s is an address',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each([
  ['ivаn@mail.example', 'а'],
  ['ivan@mаil.example', 'а'],
  ['иvан@пример.рф', 'v'],
  ['anna\u200B@mail.example', 'U+200B'],
  ['an\u00ADna@mail.example', 'U+00AD'],
])('REAL-04 %j is rejected for %s', (text, letter) => {
  expect(strangeLetter(text)).toBe(letter)
  expect(isEmail(text)).toBe(false)
})
