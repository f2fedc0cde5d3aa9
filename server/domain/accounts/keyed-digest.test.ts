import { expect, test } from 'vitest'
import { Secret } from '#server/context/secret.ts'
import { firstLookupKey, keyedDigest } from '#server/domain/accounts/keyed-digest.ts'
import { readEmailToken, replyHeaders } from '#server/domain/threads/reply-address.ts'

const [older, newer] = [new Secret('older'.repeat(8)), new Secret('newer'.repeat(8))]
const [before, between, after] = [keyedDigest([older]), keyedDigest([newer, older]), keyedDigest([newer], firstLookupKey([older]))]

test.each([
  'code',
  'staff-link',
  'staff-passkey',
  'visit-link',
  'album-link',
  'message-file',
  'order-link',
  'home-preview',
  'thread-link',
  'thread-inbound-email',
  'buyback-link',
  'alert-stop',
] as const)('SAFE-01 a digest signed as %s is valid as long as its secret is in the ring', (purpose) => {
  const signed = before(purpose, '7')
  expect([between.matches(signed, purpose, '7'), between.matches(signed, purpose, '8'), after.matches(signed, purpose, '7')]).toEqual([
    true,
    false,
    false,
  ])
  expect(after.matches(between(purpose, '7'), purpose, '7')).toBe(true)
})

test.each(['refresh', 'staff-session', 'staff-recovery', 'quote-hash', 'sender-network', 'telegram-chat', 'email-id'] as const)(
  'SAFE-01 a digest stored as %s is found regardless of the secrets in the ring',
  (purpose) => {
    expect([between(purpose, '7'), after(purpose, '7')]).toEqual([before(purpose, '7'), before(purpose, '7')])
  },
)

test('SAFE-01 a reply to an email signed with an older secret finds its thread', () => {
  const { replyTo = '' } = replyHeaders(before, 'shop+{token}@shop.example', { id: 12, message: '1' }) ?? {}
  expect([readEmailToken(between, [replyTo]), readEmailToken(after, [replyTo])]).toEqual([12, null])
})
