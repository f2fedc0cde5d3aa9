import { tabStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'
import { hasSessionExpired, noteExpiredSession, parkDrafts, restoreDrafts } from '#app/client/parked-drafts.ts'
import { abortSessionRequests, onSessionChange, sessionOwner } from '#app/client/session.ts'

const storageKey = 'session-owner'
const resetHandlers = new Set<() => void>()
const generationStore = createStore(0)

/** Calls `reset` whenever the signed-in person changes: every module with a person's data registers here. */
export function addResetHandler(reset: () => void): void {
  resetHandlers.add(reset)
}

/**
 * Watches who is signed in from now on. A change aborts the requests of the previous person, then clears their data and what they typed in this
 * tab, also when they left while the tab was away. What was typed without a session stays for the person who signs in; what
 * was typed by a person whose session expired waits for them.
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

/** How many people have gone since the page began: a page with it as its key mounts anew for the next, with empty forms. */
export function useSessionGeneration(): number {
  return useStore(generationStore)
}

function endSession(owner: string): void {
  parkOrClearDrafts(owner)
  generationStore.set(generationStore.get() + 1)
}

/** An expired session leaves its drafts for the same person; signing out leaves nothing. */
function parkOrClearDrafts(owner: string): void {
  if (hasSessionExpired(owner)) parkDrafts(owner)
  else tabStorage.clear()
}

function beginSession(owner: string | null): void {
  tabStorage.set(storageKey, owner)
  if (owner === null) return
  noteExpiredSession(null)
  restoreDrafts(owner)
}
