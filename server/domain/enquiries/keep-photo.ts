import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type KeptPhoto = { token: string; width: number; height: number }

const daySeconds = 86_400

/**
 * Takes in one photograph from a file that a stranger sent: made anew, without metadata, under a name of our own. Its token is for one
 * enquiry within a day. Refuses what is no photograph, more than a sender may send in a day, and any when there is no room (SEC-D3 … SEC-D6).
 */
export async function keepPhoto(ctx: ShopContext, sender: string, path: string): Promise<KeptPhoto> {
  await ctx.attempts.spend(`enquiry photo ${sender}`, limits.enquiryPhotosPerDay, daySeconds)
  await refuseWhenFull(ctx)
  const photo = await ctx.ports.photoCleaner.clean(path)
  if (!photo) throw new CodedError('invalid', { reason: 'photo-unreadable', fields: { photos: 'photo-unreadable' } })
  const token = randomBytes(16).toString('base64url')
  const { width, height, bytes } = photo
  await ctx.ports.enquiryFiles.put(photoFile(token), Buffer.from(bytes), 'image/jpeg')
  await ctx.db
    .insertInto('enquiry_photo')
    .values({ token, width, height, bytes: bytes.length, created_at: new Date(ctx.now()) })
    .execute()
  return { token, width, height }
}

/** The file of a photograph. */
export const photoFile = (token: string): string => `${token}.jpg`

async function refuseWhenFull({ db, ports, enquiryPhotosMaxBytes }: ShopContext): Promise<void> {
  const { used } = await db
    .selectFrom('enquiry_photo')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('used'))
    .executeTakeFirstOrThrow()
  if (used >= enquiryPhotosMaxBytes || !(await ports.enquiryFiles.hasRoom()))
    throw new CodedError('unavailable', { reason: 'photos-no-room' })
}
