/**
 * How current a cached response is. `counts`: the pieces and their order are current, but numbers such as the pieces per brand have
 * changed.
 */
export type Freshness = 'current' | 'counts' | 'outdated'

export type Revalidation = {
  check(): Freshness
  renew?(): void
}

/**
 * A cached response. `checkedAt`: the latest epoch at which the response was known to be current. The epoch is a counter that grows with
 * every change.
 */
export type CacheEntry<Cached extends Checkable> = {
  cached: Cached
  checkedAt: number
  freshness: Freshness
  outdatedSince: number | undefined
}

type Checkable = { revalidation?: Revalidation | undefined }

const oldCountsMs = 1000

export function createCacheEntry<Cached extends Checkable>(cached: Cached, epoch: number): CacheEntry<Cached> {
  return { cached, checkedAt: epoch, freshness: 'current', outdatedSince: undefined }
}

/** Whether the response may be sent at `epoch`. A response with outdated counts may be sent briefly while a new one is rendered. */
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
