import { expect, test } from 'vitest'
import { askerRules, emptyAsker, problemsOf, rules } from '#app/features/enquiry/enquiry-rules.ts'

const anna = { ...emptyAsker, name: 'Анна', phone: '+7 916 123-45-67', consent: 'yes' }
const wrong = (change: Partial<typeof anna>) => Object.keys(problemsOf({ ...anna, ...change }, askerRules))

test('FORM-01 an enquiry needs a name, a phone of 7 to 15 digits and consent', () => {
  expect(wrong({})).toEqual([])
  expect(wrong(emptyAsker)).toEqual(['name', 'phone', 'consent'])
  expect(wrong({ name: '  ' })).toEqual(['name'])
  expect(wrong({ phone: '123456' })).toEqual(['phone'])
  expect(wrong({ phone: '1234567890123456' })).toEqual(['phone'])
})

test('FORM-01 the e-mail may stay empty, but a given one must be one', () => {
  expect(wrong({ email: 'anna@example.com' })).toEqual([])
  expect(wrong({ email: 'anna@example' })).toEqual(['email'])
})

test('FORM-02 FORM-07 the name of an order has two letters or more, spaces apart', () => {
  expect(rules.wholeName(' Ян ')).toBeNull()
  expect(rules.wholeName(' Я ')).toBe('nameShort')
})

test('FORM-06 a year and a price may stay empty, but given ones must be such', () => {
  expect([rules.year(''), rules.year(' 1998 '), rules.price('$12,500'), rules.price('')]).toEqual([null, null, null, null])
  expect([rules.year('98'), rules.year('1776'), rules.price('a lot')]).toEqual(['year', 'year', 'price'])
})
