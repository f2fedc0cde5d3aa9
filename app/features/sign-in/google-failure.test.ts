import { expect, test } from 'vitest'
import { googleFailure } from '#app/features/sign-in/google-failure.ts'

const failed = (code: string) => Object.assign(new Error(code), { code })

test('AUTH-09 each way in which the window of Google comes to nothing is told as what it is', () => {
  expect(googleFailure(failed('auth/popup-closed-by-user'))).toBe('closed')
  expect(googleFailure(failed('auth/popup-blocked'))).toBe('blocked')
  expect(googleFailure(failed('auth/cancelled-popup-request'))).toBe('cancelled')
  expect(googleFailure(failed('auth/user-cancelled'))).toBe('cancelled')
  expect(googleFailure(failed('auth/network-request-failed'))).toBe('failed')
  expect(googleFailure(new Error('anything'))).toBe('failed')
  expect(googleFailure(null)).toBe('failed')
})
