import { minuteMs } from '#contract/rules/durations.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { type CatalogSnapshot, indexPiece, putPiece, removePiece, replaceLists } from '#server/domain/catalog/catalog-snapshot.ts'
import { type PieceRow, readChangedSlice, readDeletionSlice, readPieceSlice, sliceSize } from '#server/domain/catalog/piece-rows.ts'
import { readReferenceLists } from '#server/domain/catalog/reference-lists.ts'

/** The in-memory catalog into which rows are read. */
export type ReadTarget = {
  snapshot: CatalogSnapshot
  /** Called after each slice. `hasChanged`: whether the slice changed the in-memory catalog. */
  afterSlice: (slice: { hasChanged: boolean }) => void
  /** Awaited after each piece, so that the event loop can serve requests from time to time. */
  pause: () => Promise<void>
}

const stallMs = minuteMs

/**
 * Reads all pieces in slices on a dedicated connection, and removes deleted pieces from memory. Requests are served from memory meanwhile.
 * Throws if a slice takes longer than a minute.
 */
export async function readAllPieces(database: OpenDatabase, target: ReadTarget): Promise<void> {
  const idsInDatabase = new Set<number>()
  await runOnDedicated(database, async (db, isOver) => {
    for (let after = 0, isMore = true; isMore;) {
      const rows = await readPieceSlice(db, after)
      if (isOver()) return
      await putSlice(target, rows)
      for (const { id } of rows) idsInDatabase.add(id)
      after = rows.at(-1)?.id ?? after
      isMore = rows.length === sliceSize
    }
  })
  const idsInMemory = Object.values(target.snapshot.columnsByKind).flatMap((columns) => [...columns.rowIndexes.keys()])
  await removePieces(
    target,
    idsInMemory.filter((id) => !idsInDatabase.has(id)),
  )
}

/**
 * Reads the pieces that the transaction `since` or a later one wrote or deleted. Uses the pool for a few pieces, and a dedicated connection
 * for many.
 */
export async function readChangedPieces(database: OpenDatabase, target: ReadTarget, since: string): Promise<void> {
  // read deletions first, because a deleted piece may have been inserted again with the same id
  await readDeletions(database.db, target, since)
  let position = { changedBy: since, id: 0 }
  const readSlice = async (db: Db, isOver = () => false): Promise<boolean> => {
    const rows = await readChangedSlice(db, position)
    if (isOver()) return false
    await putSlice(target, rows)
    position = rows.at(-1) ?? position
    return rows.length === sliceSize
  }
  if (!(await readSlice(database.db))) return
  await runOnDedicated(database, async (db, isOver) => {
    while (await readSlice(db, isOver));
  })
}

/** Reads the reference lists and reindexes the pieces of renamed brands and collections for search. */
export async function readChangedLists(db: Db, { snapshot, afterSlice, pause }: ReadTarget): Promise<void> {
  const rows = replaceLists(snapshot, await readReferenceLists(db))
  afterSlice({ hasChanged: true })
  for (const row of rows) {
    indexPiece(snapshot, row)
    await pause()
  }
}

async function readDeletions(db: Db, target: ReadTarget, since: string): Promise<void> {
  let position = { changedBy: since, id: 0 }
  for (let isMore = true; isMore;) {
    const deletions = await readDeletionSlice(db, position)
    await removePieces(
      target,
      deletions.map(({ id }) => id),
    )
    position = deletions.at(-1) ?? position
    isMore = deletions.length === sliceSize
  }
}

async function putSlice({ snapshot, afterSlice, pause }: ReadTarget, rows: PieceRow[]): Promise<void> {
  let hasChanged = false
  for (const row of rows) {
    hasChanged = putPiece(snapshot, row) || hasChanged
    await pause()
  }
  afterSlice({ hasChanged })
}

async function removePieces({ snapshot, afterSlice, pause }: ReadTarget, ids: number[]): Promise<void> {
  let hasChanged = false
  for (const id of ids) {
    hasChanged = removePiece(snapshot, id) || hasChanged
    await pause()
  }
  afterSlice({ hasChanged })
}

/**
 * Runs `work` on a dedicated connection. `work` must call `isOver` after each slice and stop if it returns true. Rejects if a slice takes
 * longer than `stallMs`.
 */
function runOnDedicated(database: OpenDatabase, work: (db: Db, isOver: () => boolean) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      reject(new Error('The database stopped sending the catalog'))
    }, stallMs).unref()
    const checkIsOver = () => {
      timer.refresh()
      return isOver
    }
    void database
      .runDedicated((db) => work(db, checkIsOver))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
