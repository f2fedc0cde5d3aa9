import { browserStorage } from '#app/browser/storage.ts'
import { createListeners } from '#app/browser/store.ts'

/** This module is part of every page; `contact-memory.ts` parses the stored contact. */
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

/** Forgets the contact of another account. Keeps a visitor's contact: `account-contact.ts` knows whose it is. */
export function forgetContactOfOthers(owner: string): void {
  const memory = browserStorage.getJson(storageKey)
  if (memory && typeof memory === 'object' && 'owner' in memory && memory.owner && memory.owner !== owner) forgetContact()
}
