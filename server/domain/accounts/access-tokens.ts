import { type JWTPayload, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { minuteS } from '#contract/rules/durations.ts'
import type { Customer } from '#server/context/customer.ts'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Secret } from '#server/context/secret.ts'

export const accessTokenMinutes = 10

const issuer = 'vitrine'
const audience = 'vitrine-shop'
const typ = 'at+jwt'
/** Maximum number of verified tokens to cache. A client sends the same token many times. */
const verifiedTokensMax = 20_000

export type AccessTokens = {
  issue(customer: Customer): Promise<string>
  /** Returns the customer of a token, or null if the token is forged, expired, or issued for another purpose. */
  read(token: string): Promise<Customer | null>
}

/** Issues and verifies JWTs. Signs with the newest secret; accepts signatures of all secrets in the ring. */
export function accessTokens(ring: SecretRing, now: () => number): AccessTokens {
  const newest = importKey(ring[0])
  const keys = [newest, ...ring.slice(1).map(importKey)]
  const verifiedTokens = new LRUCache<string, { customer: Customer; untilS: number }>({ max: verifiedTokensMax })

  async function verify(token: string): Promise<Customer | null> {
    const rules = {
      algorithms: ['HS256'],
      issuer,
      audience,
      typ,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: new Date(now()),
    }
    const payload = await payloadOf(token, rules)
    const { sub: customerId, sid: sessionId, exp: untilS = 0 } = payload ?? {}
    if (typeof customerId !== 'string' || typeof sessionId !== 'string') return null
    const customer = { customerId, sessionId }
    verifiedTokens.set(token, { customer, untilS })
    return customer
  }

  async function payloadOf(token: string, rules: JWTVerifyOptions): Promise<JWTPayload | null> {
    for (const key of keys) {
      const verified = await jwtVerify(token, await key, rules).catch(() => null)
      if (verified) return verified.payload
    }
    return null
  }

  return {
    issue: async ({ customerId, sessionId }) => {
      const issuedS = Math.floor(now() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(customerId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedS)
        .setExpirationTime(issuedS + accessTokenMinutes * minuteS)
        .sign(await newest)
    },
    read: async (token) => {
      const cached = verifiedTokens.get(token)
      if (!cached) return verify(token)
      return cached.untilS > Math.floor(now() / 1000) ? cached.customer : null
    },
  }
}

const importKey = (secret: Secret) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret.reveal()), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
