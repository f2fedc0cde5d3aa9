import { createLocalJWKSet, type CryptoKey, errors, type FlattenedJWSInput, type JSONWebKeySet, type JWSHeaderParameters } from 'jose'
import { z } from 'zod'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import type { Log } from '#server/context/log.ts'

/** Returns Google's public key for a token. The key is found by the token's `kid`. */
export type GoogleKeys = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() })).min(1) })

const timeoutMs = 5000
const freshMs = hourMs
const staleMaxMs = dayMs
/** The minimum interval between two fetches. It limits the requests to Google that tokens with a forged `kid` can cause. */
const refetchMinMs = 30_000

/** Caches the keys from `url` for an hour. While Google is unreachable, the cached keys remain valid for a day. */
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

/** Thrown if a sign-in cannot be verified because no keys are available. */
export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError'
  constructor() {
    super('The keys of Google are not known')
  }
}
