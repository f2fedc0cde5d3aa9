import { expect, test } from 'vitest'
import { matchTotp, totpCode, totpStep, totpUri } from '#server/domain/staff/totp.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('OWN-07 the code at second %i is the last six digits of the one in RFC 6238', (second, code) => {
  expect(totpCode(secret, totpStep(second * 1000))).toBe(code.slice(2))
})

test('OWN-07 a code is accepted one step early or late, no more', () => {
  const now = 1_234_567_890_000
  const stepOf = (offset: number) => matchTotp(secret, totpCode(secret, totpStep(now) + offset), now)
  expect([-2, -1, 0, 1, 2].map(stepOf)).toEqual([null, totpStep(now) - 1, totpStep(now), totpStep(now) + 1, null])
  expect(matchTotp(secret, '12345', now)).toBeNull()
})

test('OWN-07 the link for an authenticator names the shop and the person', () => {
  expect(totpUri(secret, 'ada+1@shop.example', 'My Shop')).toBe(
    `otpauth://totp/My%20Shop:ada%2B1%40shop.example?secret=${secret}&issuer=My%20Shop`,
  )
})
