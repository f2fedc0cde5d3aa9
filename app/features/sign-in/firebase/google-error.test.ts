import { expect, test } from 'vitest'
import { googleErrorReason } from '#app/features/sign-in/firebase/google-error.ts'

const failed = (code: string) => Object.assign(new Error(code), { code })

test('AUTH-09 each failure of Google’s window has its own message', () => {
  expect(googleErrorReason(failed('auth/popup-closed-by-user'))).toBe('closed')
  expect(googleErrorReason(failed('auth/popup-blocked'))).toBe('blocked')
  expect(googleErrorReason(failed('auth/cancelled-popup-request'))).toBe('cancelled')
  expect(googleErrorReason(failed('auth/user-cancelled'))).toBe('cancelled')
  expect(googleErrorReason(failed('auth/network-request-failed'))).toBe('failed')
  expect(googleErrorReason(new Error('anything'))).toBe('failed')
  expect(googleErrorReason(null)).toBe('failed')
})
