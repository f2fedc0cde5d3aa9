import { browserStorage, tabStorage } from '#app/browser/storage.ts'

const parkedKey = 'parked-drafts'
const expiredKey = 'session_expired'

type ParkedDrafts = { owner: string; entries: [string, string][] }

/**
 * Records that the session of `owner` expired. Other tabs then do not treat the end of the session as a sign-out. Null deletes the record.
 */
export function recordExpiredSession(owner: string | null): void {
  browserStorage.set(expiredKey, owner)
}

export function hasSessionExpired(owner: string): boolean {
  return browserStorage.get(expiredKey) === owner
}

/**
 * Moves a customer's drafts in this tab to a place that no form reads, until the same customer signs in again. If another customer signs
 * in, the drafts are deleted.
 */
export function parkDrafts(owner: string): void {
  const parked: ParkedDrafts = { owner, entries: tabStorage.entries() }
  tabStorage.clear()
  tabStorage.set(parkedKey, JSON.stringify(parked))
}

/** Restores the parked drafts of `owner` without overwriting newer drafts. Deletes the parked drafts of any other customer. */
export function restoreDrafts(owner: string): void {
  const parked = tabStorage.getJson(parkedKey)
  tabStorage.set(parkedKey, null)
  if (!isParked(parked) || parked.owner !== owner) return
  for (const [key, value] of parked.entries) if (tabStorage.get(key) === null) tabStorage.set(key, value)
}

export function hasParkedDrafts(): boolean {
  return Boolean(tabStorage.get(parkedKey))
}

function isParked(stored: unknown): stored is ParkedDrafts {
  return typeof stored === 'object' && stored !== null && 'owner' in stored && 'entries' in stored && Array.isArray(stored.entries)
}
