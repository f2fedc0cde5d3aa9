import { createHash, createHmac } from 'node:crypto'
import { testNow } from '#test/shop.ts'

export const botToken = '42:a-token-of-a-bot'
let idsMade = 7_000_000_000

export const nextTelegramId = () => idsMade++

/** Returns the data that the sign-in widget sends for a new person. */
export function proofOf(fields: Record<string, unknown> = {}, token = botToken): Record<string, unknown> {
  const proof: Record<string, unknown> = {
    id: nextTelegramId(),
    first_name: 'Анна',
    username: 'anna_p',
    photo_url: 'https://t.me/i/1.jpg',
    auth_date: testNow / 1000,
    ...fields,
  }
  const signed = Object.keys(proof)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${String(proof[name])}`)
  const key = createHash('sha256').update(token).digest()
  return { ...proof, hash: createHmac('sha256', key).update(signed.join('\n')).digest('hex') }
}
