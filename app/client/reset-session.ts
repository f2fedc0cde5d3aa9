import { tabStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'
import { forgetContact, forgetContactOfOthers } from '#app/client/contact-storage.ts'
import { hasSessionExpired, recordExpiredSession, parkDrafts, restoreDrafts } from '#app/client/parked-drafts.ts'
import { abortSessionRequests, onSessionChange, sessionOwner } from '#app/client/session.ts'

const storageKey = 'session-owner'
const resetHandlers = new Set<() => void>()
const generationStore = createStore(0)

/** Registers a function that runs whenever the signed-in customer changes. Every module that holds customer data must register one. */
export function addResetHandler(reset: () => void): void {
  resetHandlers.add(reset)
}

/**
 * Watches the signed-in customer. When the customer changes, aborts the requests and resets the data of the previous customer. Also deletes
 * the previous customer's drafts in this tab and the contact on this device; if the session expired, parks the drafts instead. Keeps
 * drafts written while signed out. When called, also handles a change that happened while the tab was closed or reloading.
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
 * Returns the number of customer sessions that have ended on this page. Used as a React key, so that the next customer gets empty forms.
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
