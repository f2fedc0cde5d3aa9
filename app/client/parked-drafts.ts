import { browserStorage, tabStorage } from '#app/browser/storage.ts'

const parkedKey = 'parked-drafts'
const expiredKey = 'session_expired'

type ParkedDrafts = { owner: string; entries: [string, string][] }

/** Records in every tab whose session expired, so that it does not count as signing out; null: it was a sign-out. */
export function noteExpiredSession(owner: string | null): void {
  browserStorage.set(expiredKey, owner)
}

export function hasSessionExpired(owner: string): boolean {
  return browserStorage.get(expiredKey) === owner
}

/**
 * Parks a person's drafts of this tab out of every form's reach, until they are back. No page shows them meanwhile, and
 * a different person's signing in removes them.
 */
export function parkDrafts(owner: string): void {
  const parked: ParkedDrafts = { owner, entries: tabStorage.entries() }
  tabStorage.clear()
  tabStorage.set(parkedKey, JSON.stringify(parked))
}

/** Restores parked drafts for their owner; another's are removed. What was typed since stays. */
export function restoreDrafts(owner: string): void {
  const parked = tabStorage.getJson(parkedKey)
  tabStorage.set(parkedKey, null)
  if (!isParked(parked) || parked.owner !== owner) return
  for (const [key, value] of parked.entries) if (tabStorage.get(key) === null) tabStorage.set(key, value)
}

/** Whether a session ended by itself in this tab and its person has not come back yet. */
export function hasParkedDrafts(): boolean {
  return Boolean(tabStorage.get(parkedKey))
}

function isParked(stored: unknown): stored is ParkedDrafts {
  return typeof stored === 'object' && stored !== null && 'owner' in stored && 'entries' in stored && Array.isArray(stored.entries)
}
