import { expect, test } from 'vitest'
import { argon2Passwords } from '#server/ports/passwords.ts'

test('AUTH-16 SEC-A3 a password is stored as argon2id with 19 MiB, two passes and its own salt', async () => {
  const passwords = argon2Passwords()
  const [one, other] = [await passwords.hash('пароль 🦄'), await passwords.hash('пароль 🦄')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.matches(one, 'пароль 🦄')).toBe(true)
  expect(await passwords.matches(one, 'пароль')).toBe(false)
})

test('AUTH-16 a password matches in any Unicode composition', async () => {
  const passwords = argon2Passwords()
  expect(await passwords.matches(await passwords.hash('caf\u00e9-\u0439'), 'cafe\u0301-\u0438\u0306')).toBe(true)
})

test('SEC-A11 a missing or malformed hash never matches', async () => {
  const passwords = argon2Passwords()
  expect(await passwords.matches(null, '')).toBe(false)
  expect(await passwords.matches('$argon2id$broken', 'anything')).toBe(false)
})

test('SEC-A3 calls beyond the queue limit get a Retry-After, and all queued ones are served', async () => {
  const passwords = argon2Passwords({ concurrency: 1, queueMax: 2 })
  const ends = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('secret')))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(ends[4]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfterS: 2 } } })
  expect(await passwords.hash('secret')).toMatch(/^\$argon2id/)
})
