import { sql, type Selectable } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tables, Tx } from '#server/db/database.ts'
import { sendAlbum } from '#server/domain/albums/send-album.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { removeUnusedOriginals } from '#server/domain/photos/drop-uploads.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type NewAlbum = {
  threadId: number
  batch: string
  uploads: readonly string[]
  note: string
  isShown: boolean
  channel: ThreadChannel | null
}

/**
 * Creates an album of uploaded photographs, in the given order, for a thread about a piece. With `channel`, also sends the link to the
 * person; otherwise the staff pass it on. Idempotent by `batch`. Throws `conflict` while photographs are still being resized.
 */
export async function makeAlbum(ctx: ShopContext, actor: StaffActor, wanted: NewAlbum): Promise<{ actionId: string | null }> {
  const { threadId, batch, uploads: ids, note, isShown, channel } = wanted
  const existingAlbum = await ctx.db.selectFrom('live_album').select('thread_id').where('batch', '=', batch).executeTakeFirst()
  if (existingAlbum?.thread_id === threadId) return { actionId: null }
  const action = { name: 'thread.album', subject: await threadSubject(ctx.db, actor, threadId) } as const
  const now = new Date(ctx.now())
  const until = new Date(now.getTime() + ctx.ownerSettings().album_days * dayMs)
  const { result: originals, actionId } = await runAction(ctx, actor, action, async (tx) => {
    const thread = await tx.selectFrom('thread').select(['id', 'piece_id']).where('id', '=', threadId).forUpdate().executeTakeFirstOrThrow()
    if (thread.piece_id === null) throw new CodedError('conflict', { reason: 'album-without-piece' })
    const uploads = await readUploads(tx, actor, { batch, ids })
    const { id } = await tx
      .insertInto('live_album')
      .values({
        thread_id: threadId,
        piece_id: thread.piece_id,
        batch,
        note,
        is_shown: isShown,
        staff_id: actor.staffId,
        created_at: now,
        until,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('live_photo')
      .values(uploads.map((upload, position) => ({ album_id: id, position, ...photoOf(upload) })))
      .execute()
    // the album has the resized photographs, so the originals are no longer needed
    await tx
      .deleteFrom('photo_upload')
      .where('id', 'in', [...ids])
      .execute()
    await sendAlbum(tx, { albumId: id, until, threadId, channel, staffId: actor.staffId, now })
    return uploads.map(({ original }) => original)
  })
  await removeUnusedOriginals(ctx, originals)
  return { actionId }
}

type Upload = Selectable<Tables['photo_upload']>

/** Returns the uploads of a batch. Without `piece.edit`, staff members can use only their own uploads. */
async function readUploads(
  tx: Tx,
  { staffId, permissions }: StaffActor,
  { batch, ids }: { batch: string; ids: readonly string[] },
): Promise<Upload[]> {
  const own = permissions.has('piece.edit') ? sql<boolean>`true` : sql<boolean>`staff_id = ${staffId}`
  const rows = await tx
    .selectFrom('photo_upload')
    .selectAll()
    .where('batch', '=', batch)
    .where('piece_id', 'is', null)
    .where(own)
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((upload) => [upload.id, upload]))
  return ids.map((id) => {
    const upload = byId.get(id)
    if (!upload) throw new CodedError('not-found', { reason: 'upload-gone' })
    if (upload.state !== 'ready') throw new CodedError('conflict', { reason: 'album-photos-waiting' })
    return upload
  })
}

function photoOf({ hash, width, height, widths, placeholder }: Upload) {
  if (hash === null || widths === null || placeholder === null) throw new Error('A ready upload has no hash, widths or placeholder')
  return { hash, width, height, widths, placeholder }
}
