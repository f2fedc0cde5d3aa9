import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'

const previous = (text: string) => readConfig({ AUTH_SECRET_PREVIOUS: text }).authSecrets.previous.map((secret) => secret.reveal())

test('SAFE-01 previous secrets are split at commas; a single secret with a comma stays whole', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(40)]
  expect(previous(`${one}, ${other},`)).toEqual([one, other])
  expect(previous('thirty-two characters or more, said')).toEqual(['thirty-two characters or more, said'])
  expect(previous('')).toEqual([])
})
