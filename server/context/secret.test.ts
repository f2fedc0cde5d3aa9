import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { Secret } from '#server/context/secret.ts'

test('SAFE-01 no way of printing shows a secret; `reveal` returns it', () => {
  const secret = new Secret('marker-of-a-secret')
  const printed = [String(secret), `${JSON.stringify({ secret })}`, inspect({ secret }, { showHidden: true, depth: 9 }), secret.toString()]
  expect(printed.join()).not.toContain('marker')
  expect(Object.entries(secret)).toEqual([])
  expect(secret.reveal()).toBe('marker-of-a-secret')
})
