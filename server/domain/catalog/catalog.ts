import type { Log } from '#server/context/log.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { type Content, readContent } from '#server/domain/catalog/content.ts'
import { type Lists, readLists } from '#server/domain/catalog/lists.ts'
import { type PieceRow, readListMarks, readPieceRows } from '#server/domain/catalog/piece-rows.ts'
import { searchDocument } from '#server/domain/catalog/search-document.ts'
import { type ColumnName, createShelf, isListed, putOnShelf, type Shelf } from '#server/domain/catalog/shelf.ts'
import { createSearchIndex, type SearchIndex } from '#server/domain/search/search-index.ts'

/** What lists, facets and search are answered from: the whole catalogue but its long texts, in memory. */
export type CatalogSnapshot = {
  shelves: Record<PieceRow['kind'], Shelf>
  lists: Lists
  content: Content
  search: SearchIndex
  highestIds: Record<ColumnName | 'function', number>
}

export type Catalog = {
  current(): CatalogSnapshot
  /** Brings the memory up to the database; resolves when everything committed before the call is seen. */
  refresh(): Promise<void>
  /** Calls back after each change that this process has taken in. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

const pollMs = 10_000

/** Reads the catalogue into memory and keeps it there: told by the database, and asking it now and then. */
export async function openCatalog(database: OpenDatabase, log: Log): Promise<Catalog> {
  const { db } = database
  const listeners: (() => void)[] = []
  let marks = await readListMarks(db)
  let { snapshot, mark } = await readWhole(db)

  async function takeIn(): Promise<void> {
    const fresh = await readListMarks(db)
    const isWhole = fresh.lists !== marks.lists
    const isContent = fresh.content !== marks.content
    if (isWhole) ({ snapshot, mark } = await readWhole(db))
    else {
      const { rows, mark: next } = await readPieceRows(db, mark)
      const changed = rows.filter((row) => row.changedBy !== rowOf(snapshot, row)?.changedBy)
      for (const row of changed) put(snapshot, row)
      if (isContent) snapshot.content = await readContent(db)
      mark = next
      if (!changed.length && !isContent) return
    }
    marks = fresh
    for (const listener of listeners) listener()
  }

  let isClosed = false
  const refresh = oneAtATime(async () => {
    if (!isClosed) await takeIn()
  })
  const refreshQuietly = () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'the catalogue could not be refreshed'))
  const stopListening = await database.listen('catalog', refreshQuietly)
  const timer = database.kind === 'postgresql' ? setInterval(refreshQuietly, pollMs).unref() : undefined
  return {
    current: () => snapshot,
    refresh,
    onChange: (listener) => listeners.push(listener),
    close: async () => {
      clearInterval(timer)
      await stopListening()
      isClosed = true
      // a refresh that runs still needs the database
      await refresh().catch(() => {})
    },
  }
}

async function readWhole(db: OpenDatabase['db']): Promise<{ snapshot: CatalogSnapshot; mark: string }> {
  const lists = await readLists(db)
  const content = await readContent(db)
  const { rows, mark } = await readPieceRows(db)
  const snapshot: CatalogSnapshot = {
    shelves: { watch: createShelf(), jewelry: createShelf(), bag: createShelf() },
    lists,
    content,
    search: createSearchIndex(),
    highestIds: highestIds(lists),
  }
  for (const row of rows) put(snapshot, row)
  return { snapshot, mark }
}

function put(snapshot: CatalogSnapshot, row: PieceRow): void {
  putOnShelf(snapshot.shelves[row.kind], row)
  if (isListed(row)) snapshot.search.put(searchDocument(row, snapshot.lists))
  else snapshot.search.remove(row.id)
}

function rowOf(snapshot: CatalogSnapshot, row: PieceRow): PieceRow | undefined {
  const shelf = snapshot.shelves[row.kind]
  return shelf.rows[shelf.slots.get(row.id) ?? -1]
}

function highestIds(lists: Lists): Record<ColumnName | 'function', number> {
  const highest = (list: { id: number }[]) => list.reduce((most, { id }) => Math.max(most, id), 0)
  return {
    brand: highest(lists.brands),
    collection: highest(lists.collections),
    watch_type: highest(lists.watchTypes),
    jewelry_type: highest(lists.jewelryTypes),
    case_material: highest(lists.caseMaterials),
    glass_type: highest(lists.glassTypes),
    movement_type: highest(lists.movementTypes),
    strap_material: highest(lists.strapMaterials),
    condition: highest(lists.conditions),
    workshop: highest(lists.workshops),
    city: highest(lists.cities),
    function: highest(lists.functions),
  }
}

/** Runs `work` once at a time; calls made meanwhile share one run that begins afterwards. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  const start = (): Promise<void> => (running = work().finally(() => (running = undefined)))
  return () => {
    if (!running) return start()
    const current = running
    waiting ??= current
      .catch(() => {})
      .then(() => {
        waiting = undefined
        return start()
      })
    return waiting
  }
}
