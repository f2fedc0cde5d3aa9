import { browserStorage } from '#app/browser/storage.ts'
import { createListeners } from '#app/browser/store.ts'

/** Key of the stored contact. This module is part of every page, so it stays small: validation of the contact is in `contact-memory.ts`. */
export const storageKey = 'contact'
const changes = createListeners(() => {
  const onStorage = ({ key }: StorageEvent) => void (key === storageKey && changes.notify())
  globalThis.addEventListener('storage', onStorage)
  return () => globalThis.removeEventListener('storage', onStorage)
})

/** The contact stored on this device, as text; null if there is none. */
export const contactMemory = { get: () => browserStorage.get(storageKey), subscribe: changes.subscribe, initial: null }

export function storeContact(text: string | null): void {
  browserStorage.set(storageKey, text)
  changes.notify()
}

export const forgetContact = (): void => storeContact(null)

/**
 * Deletes the stored contact if it belongs to a customer other than `owner`. Keeps a contact given while signed out: `account-contact.ts`
 * decides whether it belongs to `owner`.
 */
export function forgetContactOfOthers(owner: string): void {
  const memory = browserStorage.getJson(storageKey)
  if (memory && typeof memory === 'object' && 'owner' in memory && memory.owner && memory.owner !== owner) forgetContact()
}
