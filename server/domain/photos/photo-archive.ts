import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type PhotoFile = { folder: string; position: number; hash: string; widths: number[]; original: string | null }

const missingFile = 'missing.txt'
const missingTexts: Record<Language, string> = {
  ru: 'Этих фотографий в архиве нет: их файлы не удалось прочитать.',
  en: 'These photographs are not in the archive, because their files could not be read.',
}

type Ctx = Pick<ShopContext, 'db' | 'ports' | 'log'>

/**
 * Streams the photographs of pieces as a ZIP file, with one folder for each piece, named by its reference. Leaves out photographs whose
 * files cannot be read, and lists them in a text file.
 */
export async function packPhotos(ctx: Ctx, ids: readonly number[], language: Language): Promise<Readable> {
  const photos = await readPhotoFiles(ctx.db, ids)
  const archive = new ZipFile()
  const output = Readable.from(archive.outputStream)
  addPhotos(ctx, archive, { photos, language }).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'an archive of photographs could not be packed')
    output.destroy()
  })
  return output
}

type Contents = { photos: readonly PhotoFile[]; language: Language }

/** Adds one photograph at a time. Reads the next one after the archive has consumed the previous one. */
async function addPhotos(ctx: Ctx, archive: ZipFile, { photos, language }: Contents): Promise<void> {
  const missing: string[] = []
  for (const photo of photos) {
    const name = `${photo.folder}/${String(photo.position + 1).padStart(2, '0')}`
    const bytes = await readFile(ctx, photo).catch((error: unknown) => {
      ctx.log.warn({ photo: photo.hash, err: error }, 'a photograph of an archive could not be read')
      return null
    })
    if (!bytes) {
      missing.push(name)
      continue
    }
    const file = Readable.from([bytes])
    archive.addReadStream(file, `${name}.${photo.original ? 'jpg' : 'webp'}`, { compress: false })
    await finished(file)
  }
  if (missing.length) {
    ctx.log.warn({ count: missing.length }, 'an archive of photographs is incomplete')
    archive.addBuffer(Buffer.from([missingTexts[language], '', ...missing, ''].join('\n')), missingFile)
  }
  archive.end()
}

/** Returns the original of a photograph, otherwise its largest size. Null if the store has neither. */
async function readFile({ ports }: Pick<ShopContext, 'ports'>, { hash, widths, original }: PhotoFile): Promise<Buffer | null> {
  const name = `${hash}/${Math.max(...widths)}.webp`
  return (
    (original ? await ports.originals.get(original) : null) ?? (await ports.photos.get(name)) ?? (await ports.photos.fetch?.(name)) ?? null
  )
}

async function readPhotoFiles(db: Db, ids: readonly number[]): Promise<PhotoFile[]> {
  const rows = await db
    .selectFrom('photo')
    .innerJoin('piece', 'piece.id', 'photo.piece_id')
    .select(['piece.id', 'piece.reference', 'piece.key', 'photo.position', 'photo.hash', 'photo.widths', 'photo.original'])
    .where('piece.id', 'in', [...ids])
    .orderBy('piece.id')
    .orderBy('photo.position')
    .execute()
  return rows.map(({ id, reference, key, ...photo }) => ({ ...photo, folder: `${safeName(reference || key)}-${id}` }))
}

function safeName(text: string): string {
  return (
    text
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
      .replaceAll(/^[-.]+|(?<![-.])[-.]+$/g, '')
      .slice(0, 80) || 'piece'
  )
}
