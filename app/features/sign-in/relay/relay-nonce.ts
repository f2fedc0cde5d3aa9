import { tabStorage } from '#app/browser/storage.ts'

const key = 'sign-in-nonce'
const bytes = 24

/**
 * Creates a nonce for a sign-in on the shop's other site. Tokens from the other site are accepted only together with this nonce, so that an
 * attacker cannot sign this browser in to another account (SEC-B3).
 */
export function createNonce(): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // without storage, the nonce cannot be checked, so no tokens are accepted
  tabStorage.set(key, nonce)
  return nonce
}

/** Whether `nonce` equals the stored nonce. Deletes the stored nonce. */
export function consumeNonce(nonce: string | null): boolean {
  const stored = tabStorage.get(key)
  tabStorage.set(key, null)
  return stored !== null && stored === nonce
}
