import { createLocalJWKSet, type CryptoKey, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWSHeaderParameters } from 'jose'
import { z } from 'zod'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import type { Log } from '#server/context/log.ts'

/** Returns Google's public key for a token, by its `kid`. */
export type GoogleKeys = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() })).min(1) })

const timeoutMs = 5000
const freshMs = hourMs
const staleMaxMs = dayMs
/** The minimum interval between fetches for an unknown `kid`, so that forged tokens do not cause requests to Google. */
const refetchMinMs = 30_000

/** Caches the keys at `url` for an hour. While Google is unreachable, the last keys stay valid for a day. */
export function googleKeys(url: string, log: Log, now: () => number): GoogleKeys {
  let cached: { find: GoogleKeys; at: number } | undefined
  let fetching: Promise<void> | undefined
  let fetchedAt = -Infinity

  async function fetchKeys(): Promise<void> {
    fetchedAt = now()
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (response.status !== 200) throw new Error(`status ${response.status}`)
      const set: JSONWebKeySet = KeySet.parse(await response.json())
      cached = { find: createLocalJWKSet(set), at: now() }
    } catch (error) {
      log.warn({ err: error }, 'the keys of Google could not be read')
    }
  }

  async function refetchKeys(): Promise<void> {
    if (now() - fetchedAt < refetchMinMs && !fetching) return
    fetching ??= fetchKeys().finally(() => {
      fetching = undefined
    })
    await fetching
  }

  return async (header, token) => {
    if (!cached || now() - cached.at > freshMs) await refetchKeys()
    if (!cached || now() - cached.at > staleMaxMs) throw new KeysUnavailableError()
    try {
      return await cached.find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await refetchKeys()
      return cached.find(header, token)
    }
  }
}

/** No keys are available to verify a sign-in. */
export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError'
  constructor() {
    super('The keys of Google are not known')
  }
}
