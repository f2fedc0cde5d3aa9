/** Whether it looks like an e-mail address: something, @, a domain that ends in two signs or more. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
}

/** The canonical form of an email address; a code is sent to this one, never to the text that was typed. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

/** Whether somebody can sign in with this address: no list of addresses, no display name. */
export function isSignInEmail(text: string): boolean {
  return isEmail(text) && !/[,;:<>()[\]"\\\p{C}]/u.test(text)
}
