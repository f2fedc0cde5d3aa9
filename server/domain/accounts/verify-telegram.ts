import { createHash, createHmac } from 'node:crypto'
import type { TelegramProof } from '#contract/auth.ts'
import { minuteS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { TelegramUser } from '#server/db/tables/accounts.ts'
import { isSameDigest } from '#server/domain/accounts/keyed-digest.ts'

export const telegramProofLifeS = 5 * minuteS
const clockSkewS = 60

/**
 * Verifies the data of Telegram's login widget. The signature covers all received fields, sorted by name. Its key is derived from the bot's
 * token. Throws `invalid` for a wrong signature, and for a proof that is too old or from the future.
 */
export function verifyTelegram(proof: TelegramProof, botToken: string, now: number): TelegramUser {
  const { hash, ...fields } = proof
  const signed = Object.entries(fields)
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted(byCode)
    .join('\n')
  const key = createHash('sha256').update(botToken).digest()
  const expected = createHmac('sha256', key).update(signed).digest('hex')
  if (!isSameDigest(expected, hash)) throw new CodedError('invalid', { reason: 'telegram-failed' })
  const ageS = Math.floor(now / 1000) - proof.auth_date
  if (ageS > telegramProofLifeS || ageS < -clockSkewS) throw new CodedError('invalid', { reason: 'telegram-old' })
  return {
    id: proof.id,
    firstName: textOf(fields.first_name),
    lastName: textOf(fields.last_name),
    username: textOf(fields.username) || null,
    proof: hash,
  }
}

const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 100) : '')
