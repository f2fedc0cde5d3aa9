/**
 * Whether a cached response is current. `counts`: its pieces and their order are current, only numbers such as pieces per brand changed.
 */
export type Freshness = 'current' | 'counts' | 'outdated'

export type Revalidation = {
  /** Compares the inputs of the response with the current catalog. */
  check(): Freshness
  /** Starts to render the response again. */
  renew?(): void
}

/** A cached response and the latest catalog epoch at which it was known to be current. */
export type CacheEntry<Cached extends Checkable> = {
  cached: Cached
  checkedAt: number
  freshness: Freshness
  outdatedSince: number | undefined
}

type Checkable = { revalidation?: Revalidation | undefined }

/** How long outdated counts may be served while the response is rendered again. */
const oldCountsMs = 1000

/** Creates an entry for a response whose rendering began at `epoch`. */
export function createCacheEntry<Cached extends Checkable>(cached: Cached, epoch: number): CacheEntry<Cached> {
  return { cached, checkedAt: epoch, freshness: 'current', outdatedSince: undefined }
}

/**
 * Returns whether the response may be sent at `epoch`. If only counts are outdated, it may be served briefly while it is rendered again.
 */
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
