const key = 'sign-in-nonce'
const bytes = 24

/** A new mark of this browser, which the relay must bring back: nobody can send a person tokens that are not theirs (SEC-B3). */
export function keepNonce(): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    sessionStorage.setItem(key, nonce)
  } catch {
    // without storage the relay will bring nobody in
  }
  return nonce
}

/** Whether it is the mark that was kept. It serves once. */
export function takeNonce(nonce: string | null): boolean {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept !== null && kept === nonce
  } catch {
    return false
  }
}
