import { tabStorage } from '#app/browser/storage.ts'

const key = 'sign-in-nonce'
const bytes = 24

/**
 * Creates a nonce in this browser that the relay must return, so that nobody can plant another account's tokens
 * (SEC-B3).
 */
export function createNonce(): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // without storage the relay signs nobody in
  tabStorage.set(key, nonce)
  return nonce
}

/** Whether `nonce` is the stored one, which is then deleted. */
export function consumeNonce(nonce: string | null): boolean {
  const stored = tabStorage.get(key)
  tabStorage.set(key, null)
  return stored !== null && stored === nonce
}
