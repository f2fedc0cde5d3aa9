import { randomBytes } from 'node:crypto'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type KeptPhoto = { token: string; width: number; height: number }

/**
 * Takes in one photograph from a file that a stranger sent: made anew, without metadata, under a name of our own. Its token is for one
 * enquiry within a day. Refuses what is no photograph (SEC-D3, SEC-D4); whether there is room for it, `admitPhoto` was asked before.
 */
export async function keepPhoto(ctx: ShopContext, path: string): Promise<KeptPhoto> {
  const photo = await ctx.ports.photoCleaner.clean(path)
  if (!photo) throw new CodedError('invalid', { reason: 'photo-unreadable', fields: { photos: 'photo-unreadable' } })
  const token = randomBytes(16).toString('base64url')
  const { width, height, bytes } = photo
  // first the row: a file without one would be counted by nobody, a row without its file is forgotten in a day
  await ctx.db
    .insertInto('enquiry_photo')
    .values({ token, width, height, bytes: bytes.length, created_at: new Date(ctx.now()) })
    .execute()
  await ctx.ports.enquiryFiles.put(photoFile(token), Buffer.from(bytes), 'image/jpeg')
  return { token, width, height }
}

/** The file of a photograph. */
export const photoFile = (token: string): string => `${token}.jpg`
