import { expect, test } from 'vitest'
import { nextAttempt } from '#app/browser/attempt.ts'

test('OWN-82 a retry of a message keeps its key, even if another message was sent in between; each new message gets a new key', () => {
  const keys = new Map<string, string>()
  const first = nextAttempt(keys, 'Is it there?')
  expect(nextAttempt(keys, 'Is it there?')).toEqual(first)
  const other = nextAttempt(keys, 'May I come?')
  expect(other.body).toBe('May I come?')
  expect(other.key).not.toBe(first.key)
  expect(nextAttempt(keys, 'Is it there?')).toEqual(first)
})
