import { expect, test } from 'vitest'
import { newPasswordProblem, passwordProblem, phoneProblem, repeatProblem } from '#app/features/sign-in/step-rules.ts'

test('AUTH-03 AUTH-06 AUTH-07 a phone has 7 to 15 digits', () => {
  expect(phoneProblem('  ')).toBe('phoneEmpty')
  expect(phoneProblem('123456')).toBe('phoneWrong')
  expect(phoneProblem('1234567')).toBeNull()
  expect(phoneProblem('+7 (916) 123-45-67')).toBeNull()
  expect(phoneProblem('1234567890123456')).toBe('phoneWrong')
})

test('AUTH-06 a password one has is not blank', () => {
  expect(passwordProblem('')).toBe('passwordEmpty')
  expect(passwordProblem('   ')).toBe('passwordEmpty')
  expect(passwordProblem('x')).toBeNull()
})

test('AUTH-07 a password one chooses has six characters, and is typed twice', () => {
  expect(newPasswordProblem('')).toBe('passwordEmpty')
  expect(newPasswordProblem('12345')).toBe('passwordShort')
  expect(newPasswordProblem('      ')).toBe('passwordEmpty')
  expect(newPasswordProblem('123456')).toBeNull()
  expect(repeatProblem('123456', '123457')).toBe('passwordMismatch')
  expect(repeatProblem('123456', '123456')).toBeNull()
})
