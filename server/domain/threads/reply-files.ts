import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { DeliveryError } from '#server/context/delivery-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { detectPaperType, nameOfPaper } from '#server/domain/papers/paper-type.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type Received = { threadId: number; path: string; bytes: Buffer; fileName: string }
export type ReplyFile = { token: string; name: string; mediaType: 'image/jpeg' | 'application/pdf'; bytes: number }

/**
 * Stores a file for a reply in a thread. Photographs are decoded in a separate process for untrusted files and re-encoded. PDFs are stored
 * unopened. Throws `invalid` for other files.
 */
export async function storeReplyFile(ctx: ShopContext, actor: StaffActor, { threadId, path, ...received }: Received): Promise<ReplyFile> {
  await threadSubject(ctx.db, actor, threadId)
  const { enquiryFiles, photoCleaner } = ctx.ports
  if (!(await enquiryFiles.hasRoom())) throw new CodedError('unavailable', { reason: 'upload-no-room' })
  const type = detectPaperType(received.bytes)
  const isPdf = type === 'application/pdf'
  const photo = isPdf || type === null ? null : await photoCleaner.clean(path, `staff ${actor.staffId}`)
  if (!isPdf && !photo) throw new CodedError('invalid', { reason: 'paper-kind', fields: { file: 'paper-kind' } })
  const content = photo ? Buffer.from(photo.bytes) : received.bytes
  const mediaType: ReplyFile['mediaType'] = isPdf ? type : 'image/jpeg'
  const file = { token: randomBytes(16).toString('base64url'), name: nameOfPaper(received.fileName, mediaType), bytes: content.length }
  const { width, height } = photo ?? { width: 0, height: 0 }
  // inserts the row before the file is stored, because the purge finds only files that have a row
  const row = { ...file, width, height, media_type: mediaType, thread_id: threadId, created_at: new Date(ctx.now()) }
  await ctx.db.insertInto('enquiry_photo').values(row).execute()
  await enquiryFiles.put(photoFileName(file.token), content, mediaType)
  return { ...file, mediaType }
}

type Claimed = { threadId: number; messageId: number; tokens: readonly string[] }

/**
 * Attaches stored files to a reply. Throws `invalid` if a file is missing or belongs to another thread, or if the files are too large for
 * an email.
 */
export async function claimReplyFiles(tx: Tx, { threadId, messageId, tokens }: Claimed): Promise<void> {
  let sum = 0
  for (const [position, token] of tokens.entries()) {
    const claimed = await tx
      .updateTable('enquiry_photo')
      .set({ message_id: messageId, position })
      .where('token', '=', token)
      .where('thread_id', '=', threadId)
      .where('message_id', 'is', null)
      .returning('bytes')
      .executeTakeFirst()
    if (!claimed) throw new CodedError('invalid', { fields: { files: 'reply-file-gone' } })
    sum += claimed.bytes
  }
  if (sum > staffLimits.replyBytesMax) throw new CodedError('invalid', { fields: { files: 'reply-files-too-large' } })
}

/** Throws `invalid` unless the shop shows all of these pieces. */
export async function assertShownPieces(tx: Tx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const found = await tx
    .selectFrom('piece')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', 'in', ['available', 'reserved'])
    .execute()
  if (found.length < new Set(ids).size) throw new CodedError('invalid', { fields: { pieces: 'reply-piece-gone' } })
}

/** Reads the files of a reply as email attachments. Throws if a file cannot be read, so that no email is sent without the file. */
export async function readAttachments({ db, ports }: Pick<ShopContext, 'db' | 'ports'>, messageId: number) {
  const files = await readFiles(db, messageId)
  const attachments = await Promise.all(
    files.map(async ({ token, name, media_type: contentType }) => {
      const bytes = await ports.enquiryFiles.get(photoFileName(token))
      if (!bytes) throw new DeliveryError('A file of the reply is not in the store')
      return { filename: name, contentType, content: bytes.toString('base64'), encoding: 'base64' as const }
    }),
  )
  return attachments
}

const readFiles = (db: Db, messageId: number) =>
  db
    .selectFrom('enquiry_photo')
    .select(['token', 'name', 'media_type'])
    .where('message_id', '=', messageId)
    .where('thread_id', 'is not', null)
    .orderBy('position')
    .execute()

/** SQL: the files of a form or message as JSON, with separate lists of photographs and PDFs. Expects the alias `p` for the files. */
export const filesAs = {
  photos: sql`coalesce(json_agg(json_build_object('token', p.token, 'width', p.width, 'height', p.height) order by p.position)
    filter (where p.media_type = 'image/jpeg'), '[]')`,
  papers: sql`coalesce(json_agg(json_build_object('token', p.token, 'name', p.name, 'bytes', p.bytes) order by p.position)
    filter (where p.media_type <> 'image/jpeg'), '[]')`,
}
