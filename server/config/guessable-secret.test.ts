import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { isGuessable } from '#server/config/guessable-secret.ts'

test.each([
  'a'.repeat(64),
  'ab'.repeat(32),
  'correct horse battery correct horse battery correct horse battery ',
  'change-me-change-me-change-me-change-me-',
  'ChangeMe-changeme-CHANGEME-changeme-ChangeMe',
  '0123456789012345678901234567890123456789',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'secret1secret2secret3secret4secret5secret6',
  '0000000000000000000000000000000000000001',
])('SAFE-01 %s is guessable', (secret) => {
  expect(isGuessable(secret)).toBe(true)
})

test('SAFE-01 the output of a random generator is not guessable in any common format', () => {
  for (let run = 0; run < 500; run++) {
    // 32 bytes like those of a random generator, the same at each execution
    const bytes = createHash('sha256').update(String(run)).digest()
    for (const secret of [bytes.toString('base64'), bytes.toString('hex'), bytes.toString('hex').slice(0, 32)])
      expect(isGuessable(secret), secret).toBe(false)
  }
})

test('SAFE-01 production rejects a guessable secret and explains how to make a good one', () => {
  const settings = {
    APP_ENV: 'production',
    ORIGIN_RU: 'https://a.example',
    ORIGIN_EN: 'https://b.example',
    DATABASE_URL: 'postgres://db/shop',
  }
  const start = () => readConfig({ ...settings, AUTH_SECRET: 'a'.repeat(64) })
  expect(start).toThrow(/^In production AUTH_SECRET must be random, [^\n]*`openssl rand -base64 32` prints one\.$/)
  expect(readConfig({ AUTH_SECRET: 'a'.repeat(64) }).isProduction).toBe(false)
})
