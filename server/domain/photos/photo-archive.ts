import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Db } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type PhotoFile = { folder: string; position: number; hash: string; widths: number[]; original: string | null }

/** Streams the photographs of pieces as a ZIP file, with one folder for each piece, named by its reference. */
export async function packPhotos(ctx: Pick<ShopContext, 'db' | 'ports' | 'log'>, ids: readonly number[]): Promise<Readable> {
  const archive = new ZipFile()
  for (const photo of await readPhotoFiles(ctx.db, ids)) {
    const name = `${photo.folder}/${String(photo.position + 1).padStart(2, '0')}.${photo.original ? 'jpg' : 'webp'}`
    archive.addReadStreamLazy(name, { compress: false }, (take) => {
      readFile(ctx, photo).then(
        (bytes) => take(null, Readable.from(bytes)),
        (error: unknown) => take(error, Readable.from([])),
      )
    })
  }
  archive.end()
  return Readable.from(archive.outputStream)
}

async function readFile({ ports }: Pick<ShopContext, 'ports'>, { hash, widths, original }: PhotoFile): Promise<Buffer[]> {
  const name = `${hash}/${Math.max(...widths)}.webp`
  const bytes =
    (original ? await ports.originals.get(original) : null) ?? (await ports.photos.get(name)) ?? (await ports.photos.fetch?.(name))
  return bytes ? [bytes] : []
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
