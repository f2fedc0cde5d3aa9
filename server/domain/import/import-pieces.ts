import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { foldKey } from '#contract/rules/staff/piece-key.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { ImportCounts } from '#server/db/tables/imports.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { addNames } from '#server/domain/import/add-names.ts'
import { lockImports, lockPieces } from '#server/domain/import/lock-imports.ts'
import { findStrayFolders } from '#server/domain/import/photo-files.ts'
import { countPhotos, type ImportSource, validateFile } from '#server/domain/import/validate-file.ts'
import { countVerdict, noCounts, type PlannedPiece, type Verdict } from '#server/domain/import/verdict.ts'
import { writePieces } from '#server/domain/import/write-pieces.ts'
import { insertPhoto, type StoredPhoto, storePhoto } from '#server/domain/photos/add-photo.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

export type ImportResult = {
  counts: ImportCounts
  strayFolders: string[]
  isWritten: boolean
}

/** An import was stopped after every row had passed the first validation. Nothing was written. The message contains the reason. */
export class ImportStoppedError extends Error {}

export type ImportProgress = { judged(verdict: Verdict): void; stored(count: number, total: number): void }

const batchSize = 500

type Plan = {
  counts: ImportCounts
  keys: Set<string>
  changedIds: number[]
  newNames: Map<string, NonNullable<Verdict['newNames']>>
  photos: Map<string, { title: string; files: Verdict['photos'] }>
}

/**
 * Imports pieces from a file. Validates every row first. Then, with `apply` and if no row is refused, stores the photographs and writes all
 * rows in one transaction. Does not change pieces that are missing from the file. Throws UnreadableFileError or ImportStoppedError with a
 * readable message; in both cases, no row is written.
 */
export async function importPieces(
  { db, now, store }: { db: Db; now: () => number; store: PhotoStore },
  source: ImportSource,
  { apply, progress, actor = { kind: 'shop' } }: { apply: boolean; progress: ImportProgress; actor?: Actor },
): Promise<ImportResult> {
  const plan = await planImport(db, source, progress)
  const result = { counts: plan.counts, strayFolders: source.photos === undefined ? [] : findStrayFolders(source.photos, plan.keys) }
  if (!apply || plan.counts.refused > 0) return { ...result, isWritten: false }
  const stored = await storePhotos(store, plan, progress)
  const action = { name: 'piece.import', subject: { kind: 'piece', id: '*', label: source.name } } as const
  await runAction({ db, now }, actor, action, (tx) => writePlan(tx, source, plan, { stored, at: new Date(now()) }))
  return { ...result, isWritten: true }
}

async function planImport(db: Db, source: ImportSource, progress: ImportProgress): Promise<Plan> {
  const plan: Plan = { counts: noCounts(), keys: new Set(), changedIds: [], newNames: new Map(), photos: new Map() }
  for await (const verdict of validateFile(db, source, { withPhotos: true })) {
    progress.judged(verdict)
    countVerdict(plan.counts, verdict)
    plan.keys.add(verdict.key).add(foldKey(verdict.key))
    if (verdict.outcome === 'changed' && verdict.piece?.id) plan.changedIds.push(verdict.piece.id)
    if (verdict.newNames) plan.newNames.set(JSON.stringify(verdict.newNames), verdict.newNames)
    if (verdict.photos.length && verdict.piece) plan.photos.set(verdict.piece.key, { title: verdict.title, files: verdict.photos })
  }
  return plan
}

/** Stores the files of photographs. A file is named by its content, so files left by a stopped import are harmless. */
async function storePhotos(store: PhotoStore, { photos }: Plan, progress: ImportProgress): Promise<Map<string, StoredPhoto>> {
  const files = new Map([...photos.values()].flatMap((piece) => piece.files.map(({ hash, file }) => [hash, file] as const)))
  const stored = new Map<string, StoredPhoto>()
  for (const [hash, file] of files) {
    try {
      stored.set(hash, await storePhoto(store, await readFile(file)))
    } catch (error) {
      if (error instanceof CodedError)
        throw new ImportStoppedError(`The photograph ${file} is damaged: mend it or leave it out. Nothing was written.`)
      throw error
    }
    progress.stored(stored.size, files.size)
  }
  return stored
}

type Writing = { stored: ReadonlyMap<string, StoredPhoto>; at: Date }

async function writePlan(tx: Tx, source: ImportSource, plan: Plan, writing: Writing): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await lockImports(tx)
  await addNames(tx, [...plan.newNames.values()])
  await lockPieces(tx, plan.changedIds)
  let batch: PlannedPiece[] = []
  const photoCountOf = (key: string) => countPhotos(plan.photos.get(key)?.files ?? [])
  for await (const { outcome, piece, key, problems } of validateFile(tx, source, { withPhotos: false, photoCountOf })) {
    if (outcome === 'refused')
      throw new ImportStoppedError(`${key} changed while the import ran: ${problems.join(' ')} Nothing was written.`)
    if (piece && (outcome !== 'same' || plan.photos.has(piece.key))) batch.push(piece)
    if (batch.length < batchSize) continue
    await writeBatch(tx, batch, plan, writing)
    batch = []
  }
  await writeBatch(tx, batch, plan, writing)
}

async function writeBatch(tx: Tx, pieces: readonly PlannedPiece[], { photos }: Plan, { stored, at }: Writing): Promise<void> {
  const ids = await writePieces(tx, pieces, { at: () => at, origin: 'import' })
  for (const { key } of pieces) {
    const piecePhotos = photos.get(key)
    const id = ids.get(key)
    if (!piecePhotos || id === undefined) continue
    for (const { hash, isWide } of piecePhotos.files) {
      const photo = stored.get(hash)
      if (photo) await insertPhoto(tx, id, photo, { ru: piecePhotos.title, en: piecePhotos.title, isWide })
    }
  }
}
