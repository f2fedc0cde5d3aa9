import { expect, test } from 'vitest'
import { nextAttempt } from '#app/browser/attempt.ts'

test('OWN-82 a retry of a message keeps its key, also after another message; another message gets a new one', () => {
  const keys = new Map<string, string>()
  const first = nextAttempt(keys, 'Is it there?')
  expect(nextAttempt(keys, 'Is it there?')).toEqual(first)
  const other = nextAttempt(keys, 'May I come?')
  expect(other.body).toBe('May I come?')
  expect(other.key).not.toBe(first.key)
  expect(nextAttempt(keys, 'Is it there?')).toEqual(first)
})
