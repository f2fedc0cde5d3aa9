import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import { type AboutPhoto, addPhoto, hashOf } from '#server/domain/photos/add-photo.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

const closeUp = { ru: 'крупно', en: 'close-up' }
/** What a photograph shows, by the number its file's name begins with: the studio takes every piece in this order. */
const views = [
  { ru: 'вполоборота', en: 'three-quarter view' },
  { ru: 'спереди', en: 'front view' },
  closeUp,
  { ru: 'сбоку', en: 'side view' },
]

/** After each picture as long a rest as the work took, up to so much: the shop that is open beside has its turn. */
const restMsMax = 250

type Wanting = { id: number; key: string; name: string; files: string[]; taken: Set<string> }

/**
 * Takes in the photographs of a folder, `<key of the piece>/<number><anything>.<avif|webp|jpg|png>` in the order of names, one at a time:
 * first one of each piece with its `wide.<avif|…>`, then the second ones, and so on; pieces with a wide one before the popular ones, these
 * before others. Goes on where it was stopped; a piece that has a photograph from elsewhere is left alone. Answers with how many it took in.
 */
export async function importPhotographs(db: Db, store: PhotoStore, folder: string, log: Log): Promise<number> {
  if (!existsSync(folder)) return 0
  const pieces = await wantingPieces(db, folder)
  const rounds = Math.max(0, ...pieces.map((piece) => piece.files.length))
  let count = 0
  for (let round = 0; round < rounds; round++) {
    for (const [piece, file] of pieces.flatMap((each) => filesOf(each, round).map((file) => [each, file] as const))) {
      const beganAt = performance.now()
      try {
        if (await takeIn(db, store, piece, file, folder)) count++
      } catch (error) {
        log.warn({ err: error, file: join(piece.key, file) }, 'a photograph could not be taken in')
      }
      await pause(Math.min(performance.now() - beganAt, restMsMax))
    }
  }
  return count
}

async function takeIn(db: Db, store: PhotoStore, piece: Wanting, file: string, folder: string): Promise<boolean> {
  const original = await readFile(join(folder, piece.key, file))
  if (piece.taken.has(hashOf(original))) return false
  await addPhoto(db, store, piece.id, original, aboutOf(piece, file))
  return true
}

function aboutOf({ name }: Wanting, file: string): AboutPhoto {
  const view = isWide(file) ? closeUp : views[Number.parseInt(file, 10) - 1]
  return { ru: view ? `${name}, ${view.ru}` : name, en: view ? `${name}, ${view.en}` : name, isWide: isWide(file) }
}

/** What is taken in of a piece in a round: a photograph of its gallery, in the first round the wide one too. */
function filesOf({ files }: Wanting, round: number): string[] {
  const next = files.filter((file) => !isWide(file)).slice(round, round + 1)
  return round === 0 ? [...next, ...files.filter(isWide)] : next
}

function isWide(file: string): boolean {
  return file.startsWith('wide.')
}

/** The pieces of the folder that lack some of its photographs and have none from elsewhere, the popular ones first. */
async function wantingPieces(db: Db, folder: string): Promise<Wanting[]> {
  const files = filesByKey(folder)
  if (files.size === 0) return []
  const rows = await db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .leftJoin('photo', 'photo.piece_id', 'piece.id')
    .select(['piece.id', 'piece.key', 'piece.model_name', 'brand.name as brand', 'photo.hash'])
    .where('piece.key', 'in', [...files.keys()])
    .orderBy('piece.is_popular', 'desc')
    .orderBy('piece.id')
    .execute()
  const pieces = new Map<number, Wanting>()
  for (const { id, key, brand, model_name: model, hash } of rows) {
    const piece = pieces.get(id) ?? { id, key, name: `${brand} ${model}`, files: files.get(key) ?? [], taken: new Set() }
    if (hash) piece.taken.add(hash)
    pieces.set(id, piece)
  }
  return [...pieces.values()]
    .filter((piece) => piece.taken.size < piece.files.length && comesFrom(folder, piece))
    .toSorted((one, other) => Number(other.files.some(isWide)) - Number(one.files.some(isWide)))
}

function filesByKey(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const names = readdirSync(join(folder, entry.name)).filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name))
    files.set(entry.name, names.toSorted())
  }
  return files
}

/** Whether all photographs that a piece has are of this folder. */
function comesFrom(folder: string, piece: Wanting): boolean {
  if (piece.taken.size === 0) return true
  const ours = new Set(piece.files.map((file) => hashOf(readFileSync(join(folder, piece.key, file)))))
  return [...piece.taken].every((hash) => ours.has(hash))
}
