import { foldKey, isPieceKey } from '#contract/rules/staff/piece-key.ts'
import type { Db } from '#server/db/database.ts'
import type { DayOrders } from '#server/db/tables/imports.ts'
import { fillRow, readOnRequest } from '#server/domain/import/fill-row.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { readKnownPieces } from '#server/domain/import/known-pieces.ts'
import { type NameLookup, readNameLookup } from '#server/domain/import/name-lookup.ts'
import { findPhotos, type FoundPhotos, type NewPhoto } from '#server/domain/import/photo-files.ts'
import { readPublishingRules } from '#server/domain/import/publishing.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { readSerialWarnings } from '#server/domain/import/serial-warnings.ts'
import { validateRow } from '#server/domain/import/validate-row.ts'
import type { Question, Verdict } from '#server/domain/import/verdict.ts'

/**
 * The input of an import. `rows`: the rows of the file. `photos`: the folder of photographs. `addNames`: whether brands and collections may
 * be added. `texts`: the messages.
 */
export type ImportSource = {
  name: string
  rows: () => AsyncIterable<Row> | Iterable<Row>
  photos: string | undefined
  addNames: boolean
  isConfirmed: (question: Question, row: number) => boolean
  /** Order of day and month by column. In a column without an order, an ambiguous date is refused. */
  dayOrders: DayOrders
  /** Default cells by column, for the rows of new pieces. */
  wholeFile: ReadonlyMap<string, string>
  /** Whether new pieces are on consignment. */
  areNewConsigned?: boolean
  now: number
  texts: ImportTexts
}

const batchSize = 500

/**
 * `withPhotos`: whether to read the photographs of the rows. `photoCountOf`: the number of photographs by key, if the photographs were read
 * earlier.
 */
type Photographs = { withPhotos: boolean; photoCountOf?: (key: string) => number }

/**
 * Compares each row of a file with the shop, in the order of the file. Writes nothing. Works in batches, so that only the keys and serial
 * numbers of a long file stay in memory.
 */
export async function* validateFile(db: Db, source: ImportSource, photographs: Photographs): AsyncGenerator<Verdict> {
  const names = await readNameLookup(db)
  const shared = { source, names, firstRows: new Map<string | number, number>(), firstSerials: new Map<string, number>(), photographs }
  let batch: Row[] = []
  for await (const row of source.rows()) {
    batch.push(readOnRequest(row))
    if (batch.length < batchSize) continue
    yield* validateBatch(db, batch, shared)
    batch = []
  }
  yield* validateBatch(db, batch, shared)
}

type Shared = {
  source: ImportSource
  names: NameLookup
  firstRows: Map<string | number, number>
  firstSerials: Map<string, number>
  photographs: Photographs
}

async function* validateBatch(db: Db, rows: readonly Row[], shared: Shared): AsyncGenerator<Verdict> {
  const { source, names, firstRows, firstSerials, photographs } = shared
  const { texts, addNames, dayOrders, now, wholeFile } = source
  const findKnown = await readKnownPieces(db, rows, names)
  const batch = rows.map((row) => {
    const known = findKnown(row)
    return { row: known ? row : fillRow(row, wholeFile), known }
  })
  const publishing = await readPublishingRules(
    db,
    batch.flatMap(({ known }) => known ?? []),
  )
  const warnOfSerial = await readSerialWarnings(db, batch, { firstRows: firstSerials, texts })
  for (const { row, known } of batch) {
    const key = foldKey(row.cells.get('key') ?? '')
    const isConfirmed = (question: Question) => source.isConfirmed(question, row.row)
    const found = photographs.withPhotos ? await findRowPhotos(row, known, source) : undefined
    const photoCount = found ? countPhotos(found.photos) : (photographs.photoCountOf?.(key) ?? 0)
    // an older release allowed several units on consignment; treats such a piece as not consigned, so that it can still be changed
    const isConsigned = known
      ? known.parts.piece_private?.ownership === 'consignment' && Number(known.parts.piece?.stock ?? 0) < 2
      : (source.areNewConsigned ?? false)
    const facts = { photoCount, serialWarnings: warnOfSerial({ row, known }), publishing, isConsigned }
    const verdict = validateRow(row, known, { names, addNames, dayOrders, now, texts, isConfirmed, ...facts })
    const firstRow = firstRows.get(key)
    const firstOfPiece = known && firstRows.get(known.id)
    if (key && firstRow !== undefined) rejectRow(verdict, `${texts.column('key')}: ${texts.sameKey(firstRow)}.`)
    else if (firstOfPiece) rejectRow(verdict, `${texts.column('key')}: ${texts.sameKeyFormerly(firstOfPiece)}.`)
    firstRows.set(key, firstRow ?? row.row)
    if (known) firstRows.set(known.id, firstOfPiece ?? row.row)
    if (photographs.withPhotos) addPhotos(verdict, row, known, { source, found })
    yield verdict
  }
}

/** Returns the number of photographs that count for the checklist, which excludes wide ones. */
export const countPhotos = (photos: readonly NewPhoto[]): number => photos.filter(({ isWide }) => !isWide).length

async function findRowPhotos({ cells }: Row, known: KnownPiece | undefined, { photos }: ImportSource): Promise<FoundPhotos | undefined> {
  const key = cells.get('key') ?? ''
  if (photos === undefined || !isPieceKey(key)) return undefined
  return findPhotos(photos, key, cells.get('photos') ?? '', known?.hashes ?? [])
}

type Found = { source: ImportSource; found: FoundPhotos | undefined }

function addPhotos(verdict: Verdict, { cells }: Row, known: KnownPiece | undefined, { source, found }: Found): void {
  const { photos: folder, texts } = source
  if (folder === undefined && cells.get('photos')) rejectRow(verdict, `${texts.column('photos')}: ${texts.photosNeedFolder}.`)
  if (!found || verdict.problems.some((problem) => problem.startsWith(`${texts.column('key')}:`))) return
  const { photos, problems } = found
  for (const problem of problems) rejectRow(verdict, `photos: ${problem}.`)
  const wide = photos.length - countPhotos(photos)
  if (wide + Number(known?.hasWidePhoto ?? false) > 1) rejectRow(verdict, `${texts.column('photos')}: ${texts.oneWide}.`)
  if (verdict.outcome === 'refused') return
  verdict.photos = photos
  if (verdict.outcome === 'same' && photos.length) verdict.outcome = 'changed'
}

/** Refuses the row and drops its notes, because the notes describe the effect of writing the row. */
function rejectRow(verdict: Verdict, problem: string): void {
  verdict.outcome = 'refused'
  verdict.problems.push(problem)
  verdict.notes = []
}
