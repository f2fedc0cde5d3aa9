import { browserStorage } from '#app/browser/storage.ts'
import { storageKey, storeContact } from '#app/client/contact-storage.ts'
import { sessionOwner } from '#app/client/session.ts'

/**
 * Contact details that prefill forms; an unknown field is empty. `channel` is the channel for photographs that the customer requests of a
 * piece; `city` is the key of an office.
 */
export const emptyContact = { name: '', firstName: '', lastName: '', phone: '', email: '', channel: '', city: '' }
export type Contact = typeof emptyContact

/** `owner` is the customer who was signed in when the contact was given; null if nobody was. */
type Remembered = { owner: string | null; contact: Contact }

export function readMemory(): Remembered | null {
  const stored = browserStorage.getJson(storageKey)
  return isRemembered(stored) ? { owner: stored.owner, contact: { ...emptyContact, ...textsOf(stored.contact) } } : null
}

/** Returns the contact that `owner` gave on this device; null if there is none or another customer gave it. */
export function recallContact(owner: string | null): Contact | null {
  const memory = readMemory()
  return memory && memory.owner === owner ? memory.contact : null
}

/**
 * Stores the contact of a submitted form. Missing fields keep their stored values. But if both name and phone differ from the stored ones,
 * the contact is another person's, so all stored values are dropped.
 */
export function rememberContact(given: Partial<Contact>): void {
  const owner = sessionOwner()
  const earlier = recallContact(owner)
  const isOther = earlier && given.name !== earlier.name && given.phone !== earlier.phone
  storeContact(JSON.stringify({ owner, contact: { ...emptyContact, ...(isOther ? {} : earlier), ...given } }))
}

function isRemembered(stored: unknown): stored is { owner: string | null; contact: object } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'owner' in stored &&
    (stored.owner === null || typeof stored.owner === 'string') &&
    'contact' in stored &&
    typeof stored.contact === 'object' &&
    stored.contact !== null
  )
}

function textsOf(contact: object): Partial<Contact> {
  return Object.fromEntries(Object.entries(contact).filter(([name, value]) => name in emptyContact && typeof value === 'string'))
}
