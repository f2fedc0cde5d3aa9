/**
 * Whether what a response shows is still so. `counts`: no piece that it shows changed, nor their order; only numbers
 * beside them did, as how many pieces of a brand there are.
 */
export type Freshness = 'current' | 'counts' | 'outdated'

export type Revalidation = {
  /** Compares what the response was made of with the catalog as it is now. */
  check(): Freshness
  /** Begins to make the response anew. */
  renew?(): void
}

/** A cached response, and until which change of the catalog it was seen to hold. */
export type CacheEntry<Cached extends Checkable> = {
  cached: Cached
  checkedAt: number
  freshness: Freshness
  outdatedSince: number | undefined
}

type Checkable = { revalidation?: Revalidation | undefined }

/** How long old counts are shown while the response is made anew. */
const oldCountsMs = 1000

/** An entry for a response that was begun at `epoch`. */
export function createCacheEntry<Cached extends Checkable>(cached: Cached, epoch: number): CacheEntry<Cached> {
  return { cached, checkedAt: epoch, freshness: 'current', outdatedSince: undefined }
}

/** Whether the response may be sent at `epoch`. One whose counts alone are old may for a moment, and is made anew meanwhile. */
export function isUsable(entry: CacheEntry<Checkable>, epoch: number, now: () => number): boolean {
  if (entry.checkedAt !== epoch) {
    entry.freshness = entry.cached.revalidation?.check() ?? 'outdated'
    entry.checkedAt = epoch
  }
  if (entry.freshness === 'current') {
    entry.outdatedSince = undefined
    return true
  }
  if (entry.freshness === 'outdated') return false
  entry.outdatedSince ??= now()
  if (now() - entry.outdatedSince > oldCountsMs) return false
  entry.cached.revalidation?.renew?.()
  return true
}
