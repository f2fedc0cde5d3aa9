import { tabStorage } from '#app/browser/storage.ts'

const key = 'sign-in-nonce'
const bytes = 24

/** A new nonce of this browser, which the relay must return: nobody can send a person foreign tokens (SEC-B3). */
export function createNonce(): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // without storage the relay signs nobody in
  tabStorage.set(key, nonce)
  return nonce
}

/** Whether it is the stored nonce. It works once. */
export function consumeNonce(nonce: string | null): boolean {
  const stored = tabStorage.get(key)
  tabStorage.set(key, null)
  return stored !== null && stored === nonce
}
