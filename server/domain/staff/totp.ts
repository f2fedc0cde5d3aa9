import { createHmac, randomBytes } from 'node:crypto'
import { staffLimits } from '#contract/staff/limits.ts'
import { isSameDigest } from '#server/domain/accounts/keyed-digest.ts'

/** RFC 6238 parameters of authenticators: SHA-1, 30 s, six digits. */
const stepS = 30
const secretBytes = 20
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Creates a secret in base 32. */
export function createTotpSecret(): string {
  return toBase32(randomBytes(secretBytes))
}

/** Returns the code of a secret at a time step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** staffLimits.totpDigits).padStart(staffLimits.totpDigits, '0')
}

/** Returns the time step of a time in milliseconds. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / stepS)
}

/** Returns the time step that has this code: the current step or a neighboring one. Returns null for a wrong code. */
export function matchTotp(secret: string, code: string, now: number): number | null {
  const present = totpStep(now)
  const steps = Array.from({ length: 2 * drift + 1 }, (_none, index) => present - drift + index)
  // compares all steps, so that the response time reveals nothing
  return steps.filter((step) => isSameDigest(totpCode(secret, step), code)).at(-1) ?? null
}

/** Returns the `otpauth:` URI for an authenticator's QR code. */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
