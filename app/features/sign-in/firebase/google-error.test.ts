import { expect, test } from 'vitest'
import { googleErrorReason } from '#app/features/sign-in/firebase/google-error.ts'

const createError = (code: string) => Object.assign(new Error(code), { code })

test('AUTH-09 a failure of Google’s window is reported as closed, blocked, cancelled or failed', () => {
  expect(googleErrorReason(createError('auth/popup-closed-by-user'))).toBe('closed')
  expect(googleErrorReason(createError('auth/popup-blocked'))).toBe('blocked')
  expect(googleErrorReason(createError('auth/cancelled-popup-request'))).toBe('cancelled')
  expect(googleErrorReason(createError('auth/user-cancelled'))).toBe('cancelled')
  expect(googleErrorReason(createError('auth/network-request-failed'))).toBe('failed')
  expect(googleErrorReason(new Error('anything'))).toBe('failed')
  expect(googleErrorReason(null)).toBe('failed')
})
