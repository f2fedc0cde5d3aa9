import { expect, test } from 'vitest'
import {
  emailProblem,
  isCallable,
  newPasswordProblem,
  passwordProblem,
  phoneProblem,
  repeatProblem,
} from '#app/features/sign-in/form/step-rules.ts'

test('AUTH-03 AUTH-06 AUTH-07 a phone has 7 to 15 digits', () => {
  expect(phoneProblem('  ', 'ru')).toBe('phoneEmpty')
  expect(phoneProblem('123456', 'ru')).toBe('phoneWrong')
  expect(phoneProblem('1234567', 'ru')).toBeNull()
  expect(phoneProblem('+7 (916) 123-45-67', 'ru')).toBeNull()
  expect(phoneProblem('1234567890123456', 'ru')).toBe('phoneWrong')
})

test('REAL-06 AUTH-03 a number without + counts as Russian on Russian pages only', () => {
  expect(phoneProblem('917 555 12 34', 'ru')).toBeNull()
  expect(phoneProblem('917 555 12 34', 'en')).toBe('phoneNeedsCode')
  expect(phoneProblem('8 917 555 12 34', 'en')).toBeNull()
  expect(phoneProblem('971 50 123 4567', 'en')).toBeNull()
})

test('AUTH-06 an existing password must not be blank', () => {
  expect(passwordProblem('')).toBe('passwordEmpty')
  expect(passwordProblem('   ')).toBe('passwordEmpty')
  expect(passwordProblem('x')).toBeNull()
})

test('AUTH-07 a new password has at least six characters and is typed twice', () => {
  expect(newPasswordProblem('')).toBe('passwordEmpty')
  expect(newPasswordProblem('12345')).toBe('passwordShort')
  expect(newPasswordProblem('      ')).toBe('passwordEmpty')
  expect(newPasswordProblem('123456')).toBeNull()
  expect(repeatProblem('123456', '123457')).toBe('passwordMismatch')
  expect(repeatProblem('123456', '123456')).toBeNull()
})

test('AUTH-05 a number can be called unless its country is known and not on the list', () => {
  const codes = ['7', '971']
  for (const phone of ['+1 212 555 1234', '001 212 555 1234', 'tel:+4915112345678']) expect(isCallable(phone, codes)).toBe(false)
  for (const phone of ['+7 916 123-45-67', '8 916 123 45 67', '+971 50 123 4567', '212 555 12 34', '+1 2', ''])
    expect(isCallable(phone, codes)).toBe(true)
  expect(isCallable('+1 212 555 1234', [])).toBe(true)
})

test('AUTH-05 an email address for sign-in is exactly one address', () => {
  expect(emailProblem(' ')).toBe('emailEmpty')
  for (const wrong of ['anna', 'anna@example', 'anna,eve@example.com', '<anna@example.com>']) expect(emailProblem(wrong)).toBe('emailWrong')
  expect(emailProblem(' Anna@Example.com ')).toBeNull()
})
