import { tabStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'
import { forgetContact, forgetContactOfOthers } from '#app/client/contact-storage.ts'
import { hasSessionExpired, recordExpiredSession, parkDrafts, restoreDrafts } from '#app/client/parked-drafts.ts'
import { abortSessionRequests, onSessionChange, sessionOwner } from '#app/client/session.ts'

const storageKey = 'session-owner'
const resetHandlers = new Set<() => void>()
const generationStore = createStore(0)

/**
 * Registers `reset`, called whenever the signed-in customer changes. Every module with a customer's data registers
 * here.
 */
export function addResetHandler(reset: () => void): void {
  resetHandlers.add(reset)
}

/**
 * Starts watching the signed-in customer. A change clears the previous customer's drafts in this tab, aborts their
 * requests and resets their data; if it happened while the tab was closed or reloading, the drafts are cleared now. A
 * visitor's draft stays for the customer who signs in. The drafts of an expired session wait for their owner. The
 * contact on this device is cleared together with the drafts.
 */
export function watchSessionOwner(): () => void {
  let owner = sessionOwner()
  const previousOwner = tabStorage.get(storageKey)
  if (previousOwner !== null && previousOwner !== owner) parkOrClearDrafts(previousOwner)
  beginSession(owner)
  return onSessionChange(() => {
    const next = sessionOwner()
    if (next === owner) return
    if (owner !== null) endSession(owner)
    owner = next
    beginSession(owner)
    abortSessionRequests()
    for (const reset of resetHandlers) reset()
  })
}

/**
 * Returns how many customers' sessions have ended on this page. As a React key it remounts the page with empty forms
 * for the next customer.
 */
export function useSessionGeneration(): number {
  return useStore(generationStore)
}

function endSession(owner: string): void {
  parkOrClearDrafts(owner)
  generationStore.set(generationStore.get() + 1)
}

function parkOrClearDrafts(owner: string): void {
  if (hasSessionExpired(owner)) return parkDrafts(owner)
  tabStorage.clear()
  forgetContact()
}

function beginSession(owner: string | null): void {
  tabStorage.set(storageKey, owner)
  if (owner === null) return
  forgetContactOfOthers(owner)
  recordExpiredSession(null)
  restoreDrafts(owner)
}
