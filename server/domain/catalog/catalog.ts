import { minuteMs } from '#contract/rules/durations.ts'
import type { Log } from '#server/context/log.ts'
import { createPace } from '#server/context/pace.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { renumberChanges } from '#server/db/renumber-changes.ts'
import { isReplacedDatabase, readCursor } from '#server/domain/catalog/catalog-cursor.ts'
import { type CatalogSnapshot, createSnapshot } from '#server/domain/catalog/catalog-snapshot.ts'
import { coalesceCalls } from '#server/domain/catalog/coalesce-calls.ts'
import { readContent } from '#server/domain/catalog/content.ts'
import { deletionRetentionMs } from '#server/domain/catalog/deletion-retention.ts'
import { readAllPieces, readChangedLists, readChangedPieces } from '#server/domain/catalog/read-catalog.ts'
import { readReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { bannerTimes } from '#server/domain/home/read-home.ts'

export type { CatalogSnapshot }

export type Catalog = {
  current(): CatalogSnapshot
  /** Refreshes the in-memory catalog from the database. Resolves when all changes committed before the call are in memory. */
  refresh(): Promise<void>
  /** Start of the last successful refresh, in ms. All changes committed before that time are in memory. */
  refreshedAt(): number
  /**
   * Whether the in-memory catalog is fresh enough to serve: it was refreshed within the last minute, or a long refresh is making progress.
   */
  isFresh(): boolean
  onChange(listener: () => void): void
  close(): Promise<void>
}

const pollMs = 10_000
const bannerMs = 1000
const staleMs = minuteMs
const longestReadMs = 600_000

/** Loads the catalog into memory and keeps it up to date by database notifications and polling. */
export async function openCatalog(database: OpenDatabase, log: Log, now: () => number): Promise<Catalog> {
  const { db } = database
  const listeners: (() => void)[] = []
  // a dedicated connection, because renumbering may exceed the pool's statement timeout
  await database.runDedicated(renumberChanges)
  let cursor = await readCursor(db)
  const snapshot = createSnapshot(await readReferenceLists(db), await readContent(db, now()))
  let refreshedAt = now()
  let readAt = refreshedAt
  let bannersAt = refreshedAt
  let hasChanged = false
  const target = {
    snapshot,
    pause: createPace(),
    afterSlice: (slice: { hasChanged: boolean }) => {
      readAt = now()
      hasChanged ||= slice.hasChanged
    },
  }
  await readAllPieces(database, target)

  /**
   * Reads the changes since the cursor. Reads everything if the database was replaced, or if the last refresh is so long ago that records
   * of deletions may have been purged.
   */
  async function readChanges(): Promise<void> {
    let fresh = await readCursor(db)
    const isOther = isReplacedDatabase(fresh, cursor)
    if (isOther) {
      await database.runDedicated(renumberChanges)
      fresh = await readCursor(db)
    }
    if (isOther || fresh.lists !== cursor.lists) await readChangedLists(db, target)
    if (isOther || now() - refreshedAt > deletionRetentionMs / 2) await readAllPieces(database, target)
    else await readChangedPieces(database, target, cursor.pieces)
    if (isOther || fresh.content !== cursor.content) {
      snapshot.content = await readContent(db, now())
      hasChanged = true
    }
    cursor = fresh
  }

  const isBannerDue = (at: number) => bannerTimes(snapshot.content.home).some((time) => bannersAt < time && time <= at)

  async function refreshOnce(): Promise<void> {
    const startedAt = now()
    hasChanged = false
    try {
      await readChanges()
      hasChanged ||= isBannerDue(startedAt)
      bannersAt = startedAt
      refreshedAt = startedAt
    } catch (error) {
      // slices read by a failed refresh do not count as progress
      readAt = refreshedAt
      throw error
    } finally {
      // notify listeners even after a failure, because the rows read before the failure are in memory
      if (hasChanged) for (const listener of listeners) listener()
    }
  }

  let isClosed = false
  const refresh = coalesceCalls(async () => {
    if (!isClosed) await refreshOnce()
  })
  const refreshQuietly = () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'the catalog could not be refreshed'))
  const stopListening = await database.listen('catalog', refreshQuietly)
  const timer = setInterval(refreshQuietly, pollMs).unref()
  const bannerTimer = setInterval(() => isBannerDue(now()) && refreshQuietly(), bannerMs).unref()
  return {
    current: () => snapshot,
    refresh,
    refreshedAt: () => refreshedAt,
    isFresh: () => now() - refreshedAt < staleMs || (now() - readAt < staleMs && now() - refreshedAt < longestReadMs),
    onChange: (listener) => listeners.push(listener),
    close: async () => {
      clearInterval(timer)
      clearInterval(bannerTimer)
      await stopListening()
      isClosed = true
      // wait for a running refresh, which still uses the database
      await refresh().catch(() => {})
    },
  }
}
