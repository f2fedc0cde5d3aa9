import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs, dayS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { enquiryPhotosPerDay } from '#server/domain/enquiries/enquiry-limit.ts'
import { queueFileRemoval } from '#server/domain/people/queue-file-removal.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { folderBytes } from '#server/ports/private-files.ts'

const claimWaitMs = dayMs
const purgedAtOnce = 500

export const enquiryPhotoMaxBytes = 10_000_000

/**
 * Checks the quotas before a visitor's photograph is written to disk. Throws `too-many` above the daily limit of `sender` (a network), and
 * `unavailable` if the storage is full. Files that are still being uploaded count as stored.
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
 * Stores a visitor's photograph, re-encoded without metadata, under a generated name. The returned token can be used in one enquiry within
 * a day. Throws `invalid` for a file that is not an image. Call `assertPhotoQuota` first.
 */
export async function storeEnquiryPhoto(ctx: ShopContext, path: string, sender: string): Promise<StoredEnquiryPhoto> {
  const photo = await ctx.ports.photoCleaner.clean(path, sender)
  if (!photo) throw new CodedError('invalid', { reason: 'photo-unreadable', fields: { photos: 'photo-unreadable' } })
  const token = randomBytes(16).toString('base64url')
  const { width, height, bytes } = photo
  // insert the row first: a file without a row would escape the quota, while a row without a file is purged within a day
  await ctx.db
    .insertInto('enquiry_photo')
    .values({ token, width, height, bytes: bytes.length, created_at: new Date(ctx.now()) })
    .execute()
  await ctx.ports.enquiryFiles.put(photoFileName(token), Buffer.from(bytes), 'image/jpeg')
  return { token, width, height }
}

/** Returns the file name of a visitor's photograph or of a PDF attached to a reply. A PDF gets the extension .jpg too. */
export const photoFileName = (token: string): string => `${token}.jpg`

/**
 * Assigns photographs to an enquiry. Throws `invalid` with the tokens that are unknown, purged or already used. The visitor must upload
 * these photographs again.
 */
export async function claimPhotos(tx: Tx, enquiryId: number, tokens: readonly string[]): Promise<void> {
  const missingTokens: string[] = []
  for (const [position, token] of tokens.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('enquiry_photo')
      .set({ enquiry_id: enquiryId, position })
      .where('token', '=', token)
      .where('enquiry_id', 'is', null)
      .where('message_id', 'is', null)
      .where('thread_id', 'is', null)
      .executeTakeFirst()
    if (!numUpdatedRows) missingTokens.push(token)
  }
  if (missingTokens.length)
    throw new CodedError('invalid', { reason: 'photo-gone', fields: { photos: 'photo-gone' }, body: { gone_photos: missingTokens } })
}

/**
 * Purges photographs that no enquiry has used within a day. Deletes the rows first and the files in a job, so that no form can use a
 * photograph without a file.
 */
export async function purgeUnclaimedPhotos({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - claimWaitMs)
  const purgeBatch = () =>
    transaction(db, async (tx) => {
      const purged = await deleteUnclaimed(tx, before)
      await queueFileRemoval(tx, { enquiryFiles: purged.map(({ token }) => photoFileName(token)) })
      return purged.length
    })
  while ((await purgeBatch()) === purgedAtOnce);
}

function deleteUnclaimed(tx: Tx, before: Date) {
  return tx
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
