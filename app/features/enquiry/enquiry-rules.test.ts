import { expect, test } from 'vitest'
import { contactRules, emptyContact, problemsOf, rules } from '#app/features/enquiry/enquiry-rules.ts'

const anna = { ...emptyContact, name: 'Анна', phone: '+7 916 123-45-67', consent: 'yes' }
const wrong = (change: Partial<typeof anna>) => Object.keys(problemsOf({ ...anna, ...change }, contactRules))

test('FORM-01 an enquiry needs a name, a phone of 7 to 15 digits and consent', () => {
  expect(wrong({})).toEqual([])
  expect(wrong(emptyContact)).toEqual(['name', 'phone', 'consent'])
  expect(wrong({ name: '  ' })).toEqual(['name'])
  expect(wrong({ phone: '123456' })).toEqual(['phone'])
  expect(wrong({ phone: '1234567890123456' })).toEqual(['phone'])
})

test('FORM-01 the e-mail is optional, but must be valid', () => {
  expect(wrong({ email: 'anna@example.com' })).toEqual([])
  expect(wrong({ email: 'anna@example' })).toEqual(['email'])
})

test('FORM-02 FORM-07 the name of an order has at least two characters besides spaces', () => {
  expect(rules.wholeName(' Ян ')).toBeNull()
  expect(rules.wholeName(' Я ')).toBe('nameShort')
})

test('FORM-06 year and price are optional, but must be valid', () => {
  expect([rules.year(''), rules.year(' 1998 '), rules.price('$12,500'), rules.price('')]).toEqual([null, null, null, null])
  expect([rules.year('98'), rules.year('1776'), rules.price('a lot')]).toEqual(['year', 'year', 'price'])
  const thisYear = new Date().getUTCFullYear()
  expect([rules.year(String(thisYear + 1)), rules.year(String(thisYear + 2))]).toEqual([null, 'year'])
})
