import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { assertPhotoQuota, photoFileName, storeEnquiryPhoto } from '#server/domain/enquiries/enquiry-photos.ts'
import { detectPaperType, nameOfPaper } from '#server/domain/papers/paper-type.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Stores a photograph from a message in the same way as a photograph from a form (docs/decisions/010). */
async function storeInboundPhoto(ctx: ShopContext, bytes: Buffer, sender: string): Promise<string | null> {
  const { incomingFiles } = ctx.ports
  const name = `inbound-${randomUUID()}`
  try {
    await assertPhotoQuota(ctx, sender)
    await incomingFiles.put(name, bytes, 'application/octet-stream')
    const { token } = await storeEnquiryPhoto(ctx, join(incomingFiles.rootPath, name), sender)
    return token
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    ctx.log.warn({ err: error }, 'a photograph of a message could not be kept')
    return null
  } finally {
    await incomingFiles.remove(name)
  }
}

/**
 * Stores a file from a message. The content decides the type: a photograph is re-encoded, a PDF is stored unchanged without parsing it.
 * Returns the token of the file. Null for any other type, if the rate limit of `sender` is reached, or if the storage is full.
 */
export async function storeInboundFile(
  ctx: ShopContext,
  { name, bytes }: { name: string; bytes: Buffer },
  sender: string,
): Promise<string | null> {
  if (detectPaperType(bytes) !== 'application/pdf') return storeInboundPhoto(ctx, bytes, sender)
  try {
    await assertPhotoQuota(ctx, sender)
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    return null
  }
  const file = { token: randomBytes(16).toString('base64url'), name: nameOfPaper(name, 'application/pdf'), bytes: bytes.length }
  const row = { ...file, width: 0, height: 0, media_type: 'application/pdf', created_at: new Date(ctx.now()) } as const
  await ctx.db.insertInto('enquiry_photo').values(row).execute()
  await ctx.ports.enquiryFiles.put(photoFileName(file.token), bytes, 'application/pdf')
  return file.token
}

type Attached = { message: number; token: string; position: number }

/** Attaches a stored file to its message. A file that is not attached is purged within a day. */
export async function attachPhoto(db: Db | Tx, { message, token, position }: Attached): Promise<void> {
  await db.updateTable('enquiry_photo').set({ message_id: message, position }).where('token', '=', token).execute()
  await tellPages(db, message)
}

/** Counts a file that could not be stored, so that the staff can ask the person for it. */
export async function countLostFile(db: Db | Tx, message: number): Promise<void> {
  await db
    .updateTable('thread_message')
    .set((eb) => ({ lost_files: eb('lost_files', '+', 1) }))
    .where('id', '=', message)
    .execute()
  await tellPages(db, message)
}

const tellPages = (db: Db | Tx, message: number) =>
  sql`insert into staff_event (subject_kind, subject_id, action)
    select 'thread', thread_id::text, 'thread.message' from thread_message where id = ${message}`.execute(db)
