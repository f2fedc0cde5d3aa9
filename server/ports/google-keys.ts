import { createLocalJWKSet, type CryptoKey, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWSHeaderParameters } from 'jose'
import { z } from 'zod'
import type { Log } from '#server/context/log.ts'

/** Google's public keys for the sign-ins it vouches for, by the `kid` of a token. */
export type GoogleKeys = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() })).min(1) })

const patienceMs = 5000
const freshMs = 3_600_000
/** How long keys serve when Google cannot be reached. */
const keptMs = 24 * 3_600_000
/** An unknown key is looked up again, yet not by every stranger's made-up one. */
const lookUpAgainMs = 30_000

/** The keys at `url`, asked for once an hour; the last good ones stand while Google is away, for a day (SEC-A10). */
export function googleKeys(url: string, log: Log, now: () => number): GoogleKeys {
  let known: { find: GoogleKeys; at: number } | undefined
  let asking: Promise<void> | undefined
  let askedAt = -Infinity

  async function ask(): Promise<void> {
    askedAt = now()
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
      if (answer.status !== 200) throw new Error(`status ${answer.status}`)
      const set: JSONWebKeySet = KeySet.parse(await answer.json())
      known = { find: createLocalJWKSet(set), at: now() }
    } catch (error) {
      log.warn({ err: error }, 'the keys of Google could not be read')
    }
  }

  /** One look-up for all who wait, and none right after another. */
  async function askAgain(): Promise<void> {
    if (now() - askedAt < lookUpAgainMs && !asking) return
    asking ??= ask().finally(() => {
      asking = undefined
    })
    await asking
  }

  return async (header, token) => {
    if (!known || now() - known.at > freshMs) await askAgain()
    if (!known || now() - known.at > keptMs) throw new KeysAway()
    try {
      return await known.find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await askAgain()
      return known.find(header, token)
    }
  }
}

/** There are no keys to check a sign-in by. */
export class KeysAway extends Error {
  override name = 'KeysAway'
  constructor() {
    super('The keys of Google are not known')
  }
}
