import { browserStorage } from '#app/browser/storage.ts'
import { storageKey, storeContact } from '#app/client/contact-storage.ts'
import { sessionOwner } from '#app/client/session.ts'

/** Contact details that prefill forms; unknown ones are empty. `channel`: for live photographs; `city`: key of an office. */
export const emptyContact = { name: '', firstName: '', lastName: '', phone: '', email: '', channel: '', city: '' }
export type Contact = typeof emptyContact

/** `owner`: the account that was signed in when the contact was given; null for a visitor. */
type Remembered = { owner: string | null; contact: Contact }

export function readMemory(): Remembered | null {
  const stored = browserStorage.getJson(storageKey)
  return isRemembered(stored) ? { owner: stored.owner, contact: { ...emptyContact, ...textsOf(stored.contact) } } : null
}

/** The contact that `owner` gave on this device; null if there is none, or if somebody else gave it. */
export function recallContact(owner: string | null): Contact | null {
  const memory = readMemory()
  return memory && memory.owner === owner ? memory.contact : null
}

/**
 * Stores a contact that was sent in a form. Fields that are left out keep their earlier value, unless both name and phone
 * differ: then it is another person's contact.
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
