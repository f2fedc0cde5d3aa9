import { createHash } from 'node:crypto'
import type { Kind } from '#contract/piece.ts'

export type CertificateFacts = {
  kind: Kind
  brand: string
  model: string
  reference: string | null
  year: number | null
  serial_end: string | null
  condition_ru: string
  condition_en: string
  full_set: boolean
  report_signed_at: string
  workshop_ru: string | null
  workshop_en: string | null
}

/** Returns the digest that is printed on a certificate. It covers the number and all facts; the order of the facts does not matter. */
export function certificateDigest(number: string, facts: CertificateFacts): string {
  const sorted = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([number, sorted]))
    .digest('hex')
}

/**
 * Returns the last three letters or digits of a serial number. Returns null for a serial number of at most three characters, which would
 * otherwise be fully disclosed.
 */
export function serialEndOf(serial: string | null): string | null {
  const signs = (serial ?? '').replace(/[^\p{L}\p{N}]/gu, '')
  return signs.length > 3 ? signs.slice(-3) : null
}
