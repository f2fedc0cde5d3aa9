import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs, dayS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { enquiryPhotosPerDay } from '#server/domain/enquiries/enquiry-limit.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { folderBytes } from '#server/ports/private-files.ts'

/** How long a photograph waits for its form. */
const claimWaitMs = dayMs
const purgedAtOnce = 500

/** How large a file of a photograph may be. */
export const enquiryPhotoMaxBytes = 10_000_000

/**
 * Called before a visitor's photograph is written anywhere. Throws `too-many` above the limit of a day for the sender, a visitor's network,
 * `unavailable` when there is no room for any: running uploads take room as well.
 */
export async function assertPhotoQuota(ctx: ShopContext, sender: string): Promise<void> {
  const { db, ports, rateLimit, enquiryPhotosMaxBytes } = ctx
  await rateLimit.consume(`enquiry photo ${sender}`, enquiryPhotosPerDay, dayS)
  const { used } = await db
    .selectFrom('enquiry_photo')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('used'))
    .executeTakeFirstOrThrow()
  const incoming = await folderBytes(ports.incomingFiles.rootPath)
  if (used + incoming >= enquiryPhotosMaxBytes || !(await ports.enquiryFiles.hasRoom()) || !(await ports.incomingFiles.hasRoom()))
    throw new CodedError('unavailable', { reason: 'photos-no-room' })
}

export type StoredEnquiryPhoto = { token: string; width: number; height: number }

/**
 * Stores one photograph from a visitor's file: encoded again, without metadata, with a generated name. Its token works for one
 * enquiry within a day. Throws for what is no photograph; `assertPhotoQuota` checked the room for it before.
 */
export async function storeEnquiryPhoto(ctx: ShopContext, path: string, sender: string): Promise<StoredEnquiryPhoto> {
  const photo = await ctx.ports.photoCleaner.clean(path, sender)
  if (!photo) throw new CodedError('invalid', { reason: 'photo-unreadable', fields: { photos: 'photo-unreadable' } })
  const token = randomBytes(16).toString('base64url')
  const { width, height, bytes } = photo
  // first the row: nobody would count a file without one, and a row without its file is purged in a day
  await ctx.db
    .insertInto('enquiry_photo')
    .values({ token, width, height, bytes: bytes.length, created_at: new Date(ctx.now()) })
    .execute()
  await ctx.ports.enquiryFiles.put(photoFileName(token), Buffer.from(bytes), 'image/jpeg')
  return { token, width, height }
}

/** The file of a photograph, or of a PDF of a reply: the name says nothing of the type. */
export const photoFileName = (token: string): string => `${token}.jpg`

/** A photograph belongs to one enquiry. Unknown, purged or foreign tokens are returned, to be uploaded again. */
export async function claimPhotos(tx: Tx, enquiryId: number, tokens: readonly string[]): Promise<void> {
  const gone: string[] = []
  for (const [position, token] of tokens.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('enquiry_photo')
      .set({ enquiry_id: enquiryId, position })
      .where('token', '=', token)
      .where('enquiry_id', 'is', null)
      .where('message_id', 'is', null)
      .where('thread_id', 'is', null)
      .executeTakeFirst()
    if (!numUpdatedRows) gone.push(token)
  }
  if (gone.length) throw new CodedError('invalid', { reason: 'photo-gone', fields: { photos: 'photo-gone' }, body: { gone_photos: gone } })
}

/** Purges photographs that were sent a day ago for a form that never came; first the row, so that no form claims it meanwhile. */
export async function purgeUnclaimedPhotos({ db, now, ports }: ShopContext): Promise<void> {
  const before = new Date(now() - claimWaitMs)
  for (;;) {
    const purged = await deleteUnclaimed(db, before)
    for (const { token } of purged) await ports.enquiryFiles.remove(photoFileName(token))
    if (purged.length < purgedAtOnce) return
  }
}

function deleteUnclaimed(db: Db, before: Date) {
  return db
    .deleteFrom('enquiry_photo')
    .where('id', 'in', (of) =>
      of
        .selectFrom('enquiry_photo')
        .select('id')
        .where('enquiry_id', 'is', null)
        .where('message_id', 'is', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .orderBy('id')
        .limit(purgedAtOnce),
    )
    .where('enquiry_id', 'is', null)
    .where('message_id', 'is', null)
    .returning('token')
    .execute()
}
