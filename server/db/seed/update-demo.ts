import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { demoCatalog, type DemoPiece } from '#server/db/seed/demo-catalog.ts'
import type { DemoPhotograph, DemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { lockDemo } from '#server/db/seed/lock-demo.ts'
import { type PhotographsOf, writeDemoPhotographs } from '#server/db/seed/write-demo-photographs.ts'
import { transaction } from '#server/db/transaction.ts'

type Texts = { kit_ru: string; kit_en: string; description_ru: string; description_en: string }
type Photograph = { hash: string; widths: number[]; is_demo: boolean }
type Written = Texts & { id: number; key: string; name: string; digest: string | null; hashes: string[]; photographs: Photograph[] }
type Changes = { texts: { id: number; texts: Texts }[]; known: { id: number; digest: string }[]; photographs: PhotographsOf[] }

/**
 * Updates texts and photographs of demo pieces to this version, and returns the number of changed pieces. Leaves edited texts and
 * photographs unchanged. Safe to call in several processes at once.
 */
export async function updateDemo(db: Db, photographs: DemoPhotographs, catalog: readonly DemoPiece[] = demoCatalog): Promise<number> {
  if (countOf(await findChanges(db, photographs, catalog)) === 0) return 0
  return transaction(db, async (tx) => {
    await lockDemo(tx)
    return applyDemo(tx, photographs, catalog)
  })
}

export async function applyDemo(tx: Tx, photographs: DemoPhotographs, catalog: readonly DemoPiece[] = demoCatalog): Promise<number> {
  const changes = await findChanges(tx, photographs, catalog)
  for (const { id, texts } of changes.texts) await tx.updateTable('piece').set(texts).where('id', '=', id).execute()
  for (const { id, digest } of changes.known) await tx.updateTable('demo_piece').set({ texts: digest }).where('piece_id', '=', id).execute()
  await writeDemoPhotographs(tx, changes.photographs)
  return countOf(changes)
}

/** Marks all pieces as demo pieces. A digest of their texts later shows whether the texts were edited. */
export async function rememberDemoPieces(tx: Tx): Promise<void> {
  const pieces = await tx.selectFrom('piece').select(['id', 'kit_ru', 'kit_en', 'description_ru', 'description_en']).execute()
  const rows = pieces.map((piece) => ({ piece_id: piece.id, texts: digestOf(piece) }))
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto('demo_piece')
      .values(rows.slice(at, at + 500))
      .execute()
}

function countOf({ texts, known, photographs }: Changes): number {
  return new Set([...texts, ...known, ...photographs].map(({ id }) => id)).size
}

async function findChanges(db: Db, photographs: DemoPhotographs, catalog: readonly DemoPiece[]): Promise<Changes> {
  const changes: Changes = { texts: [], known: [], photographs: [] }
  const demo = new Map(catalog.map((piece) => [piece.key, piece]))
  for (const piece of await readWritten(db, [...demo.keys()])) {
    const currentDigest = digestOf(piece)
    const texts: Texts | undefined = demo.get(piece.key)
    const isNew = texts !== undefined && digestOf(texts) !== currentDigest
    if (texts && isNew && piece.digest === currentDigest) changes.texts.push({ id: piece.id, texts: textsOf(texts) })
    if (texts && (isNew ? piece.digest === currentDigest : piece.digest !== currentDigest))
      changes.known.push({ id: piece.id, digest: digestOf(texts) })
    // Without a manifest, photographs stay unchanged. With a manifest, pieces that it omits lose their photographs, because the files no
    // longer exist.
    const demoPhotographs = photographs.get(piece.key) ?? (photographs.size ? [] : undefined)
    if (demoPhotographs && isUntouched(piece) && !areSame(piece.photographs, demoPhotographs))
      changes.photographs.push({ id: piece.id, name: piece.name, photographs: demoPhotographs })
  }
  return changes
}

async function readWritten(db: Db, keys: string[]): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select piece.id, piece.key, brand.name || ' ' || piece.model_name as name, kit_ru, kit_en, description_ru, description_en,
      demo_piece.texts as digest, demo_piece.photographs as hashes,
      coalesce((select json_agg(json_build_object('hash', hash, 'widths', widths, 'is_demo', is_demo) order by position)
        from photo where photo.piece_id = piece.id), '[]') as photographs
    from demo_piece join piece on piece.id = demo_piece.piece_id join brand on brand.id = piece.brand_id
    where piece.key = any(${keys}) order by piece.id`.execute(db)
  return rows
}

function isUntouched({ hashes, photographs }: Written): boolean {
  return photographs.length === hashes.length && photographs.every(({ hash }, at) => hash === hashes[at])
}

function areSame(present: Photograph[], wanted: DemoPhotograph[]): boolean {
  const isSame = ({ hash, widths, is_demo: isDemo }: Photograph, other: DemoPhotograph | undefined) =>
    isDemo && hash === other?.hash && widths.join() === other.widths.join()
  return present.length === wanted.length && present.every((photograph, at) => isSame(photograph, wanted[at]))
}

const textsOf = ({ kit_ru, kit_en, description_ru, description_en }: Texts): Texts => ({ kit_ru, kit_en, description_ru, description_en })

function digestOf({ kit_ru: kitRu, kit_en: kitEn, description_ru: ru, description_en: en }: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify([kitRu, kitEn, ru, en]))
    .digest('base64url')
}
