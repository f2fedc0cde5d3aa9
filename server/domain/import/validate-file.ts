import { foldKey } from '#contract/rules/staff/piece-key.ts'
import type { Db } from '#server/db/database.ts'
import type { DayOrders } from '#server/db/tables/imports.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { readKnownPieces } from '#server/domain/import/known-pieces.ts'
import { type NameLookup, readNameLookup } from '#server/domain/import/name-lookup.ts'
import { findPhotos } from '#server/domain/import/photo-files.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { validateRow } from '#server/domain/import/validate-row.ts'
import type { Verdict } from '#server/domain/import/verdict.ts'

/** The input of an import: its rows, the folder of its photographs, whether brands and collections may be added, and the messages. */
export type ImportSource = {
  name: string
  rows: () => AsyncIterable<Row> | Iterable<Row>
  photos: string | undefined
  addNames: boolean
  /** The rows that may change the brand or reference of an existing piece; `all`: every row. */
  confirmed: ReadonlySet<number> | 'all'
  /** Order of day and month by column. An ambiguous date in any other column is refused. */
  dayOrders: DayOrders
  texts: ImportTexts
}

const batchSize = 500

/**
 * Compares every row of a file with the shop, in the order of rows; writes nothing. Works in batches, so that only the keys of a long file
 * stay in memory. Reads photographs only with `withPhotos`.
 */
export async function* validateFile(db: Db, source: ImportSource, { withPhotos }: { withPhotos: boolean }): AsyncGenerator<Verdict> {
  const names = await readNameLookup(db)
  const firstRows = new Map<string | number, number>()
  let batch: Row[] = []
  for await (const row of source.rows()) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield* validateBatch(db, batch, { source, names, firstRows, withPhotos })
    batch = []
  }
  yield* validateBatch(db, batch, { source, names, firstRows, withPhotos })
}

type Batch = { source: ImportSource; names: NameLookup; firstRows: Map<string | number, number>; withPhotos: boolean }

async function* validateBatch(db: Db, rows: readonly Row[], { source, names, firstRows, withPhotos }: Batch): AsyncGenerator<Verdict> {
  const { texts } = source
  const findKnown = await readKnownPieces(db, rows, names)
  for (const row of rows) {
    const key = foldKey(row.cells.get('key') ?? '')
    const known = findKnown(row)
    const isConfirmed = source.confirmed === 'all' || source.confirmed.has(row.row)
    const verdict = validateRow(row, known, { names, addNames: source.addNames, dayOrders: source.dayOrders, texts, isConfirmed })
    const firstRow = firstRows.get(key)
    const firstOfPiece = known && firstRows.get(known.id)
    if (key && firstRow !== undefined) rejectRow(verdict, `${texts.column('key')}: ${texts.sameKey(firstRow)}.`)
    else if (firstOfPiece) rejectRow(verdict, `${texts.column('key')}: ${texts.sameKeyFormerly(firstOfPiece)}.`)
    firstRows.set(key, firstRow ?? row.row)
    if (known) firstRows.set(known.id, firstOfPiece ?? row.row)
    if (withPhotos) await validatePhotos(verdict, row, known, source)
    yield verdict
  }
}

async function validatePhotos(verdict: Verdict, { cells }: Row, known: KnownPiece | undefined, source: ImportSource): Promise<void> {
  const { photos: folder, texts } = source
  const cell = cells.get('photos') ?? ''
  if (folder === undefined) {
    if (cell) rejectRow(verdict, `${texts.column('photos')}: ${texts.photosNeedFolder}.`)
    return
  }
  if (!verdict.key || verdict.problems.some((problem) => problem.startsWith(`${texts.column('key')}:`))) return
  const { photos, problems } = await findPhotos(folder, verdict.key, cell, known?.hashes ?? [])
  for (const problem of problems) rejectRow(verdict, `photos: ${problem}.`)
  const wide = photos.filter(({ isWide }) => isWide).length
  if (wide + Number(known?.hasWidePhoto ?? false) > 1) rejectRow(verdict, `${texts.column('photos')}: ${texts.oneWide}.`)
  if (verdict.outcome === 'refused') return
  verdict.photos = photos
  if (verdict.outcome === 'same' && photos.length) verdict.outcome = 'changed'
}

function rejectRow(verdict: Verdict, problem: string): void {
  verdict.outcome = 'refused'
  verdict.problems.push(problem)
}
