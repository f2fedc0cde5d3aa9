import { expect, test } from 'vitest'
import { likelyEmail } from '#contract/rules/email-hint.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['Anna.B@Yadnex.ru', 'Anna.B@yandex.ru'],
  [' anna@mail.ri ', 'anna@mail.ru'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@iclod.com', 'anna@icloud.com'],
])('REAL-04 for %s the hint suggests %s', (typed, meant) => {
  expect(likelyEmail(typed, { isComplete: true })).toBe(meant)
})

test.each([
  'anna@gmail.com',
  'anna@mail.com',
  'anna@shop.example',
  'anna@yandex.kz',
  'anna@yahoo.co.uk',
  'anna@bk.ru',
  'anna@',
  'anna,b@gmial.com',
  '',
])('REAL-04 %j gets no hint', (typed) => {
  expect(likelyEmail(typed, { isComplete: true })).toBeNull()
})

test('REAL-04 the beginning of a known domain gets a hint only once the field is left', () => {
  expect(likelyEmail('anna@gmail.co', { isComplete: false })).toBeNull()
  expect(likelyEmail('anna@gmail.co', { isComplete: true })).toBe('anna@gmail.com')
})
