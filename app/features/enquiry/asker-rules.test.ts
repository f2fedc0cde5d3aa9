import { expect, test } from 'vitest'
import { askerProblems, emptyAsker } from '#app/features/enquiry/asker-rules.ts'

const anna = { ...emptyAsker, name: 'Анна', phone: '+7 916 123-45-67', consent: 'yes' }

test('FORM-01 an enquiry needs a name, a phone of 7 to 15 digits and consent', () => {
  expect(askerProblems(anna)).toEqual([])
  expect(askerProblems(emptyAsker)).toEqual(['name', 'phone', 'consent'])
  expect(askerProblems({ ...anna, name: '  ' })).toEqual(['name'])
  expect(askerProblems({ ...anna, phone: '123456' })).toEqual(['phone'])
})

test('FORM-01 the e-mail may stay empty, but a given one must be one', () => {
  expect(askerProblems({ ...anna, email: 'anna@example.com' })).toEqual([])
  expect(askerProblems({ ...anna, email: 'anna@example' })).toEqual(['email'])
})
