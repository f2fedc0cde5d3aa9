import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { MadeOriginal } from '#server/ports/photo-maker.ts'

type StaffMember = Extract<Actor, { kind: 'staff' }>

export type ReceivedFile = { path: string; sha256: string; fileName: string; bytes: number }
export type UploadFor = { id: string; batch: string; position: number; pieceId: number | null; takenAt: string | null }

/**
 * Receives one file from the staff: decodes and re-encodes it, stores the original privately, and queues a job that resizes it. Returns the
 * id of the upload. Idempotent: a known id, or the same file in the same batch, returns the existing upload.
 */
export async function receiveUpload(ctx: ShopContext, staff: StaffMember, file: ReceivedFile, wanted: UploadFor): Promise<string> {
  if (wanted.pieceId !== null) await assertPiece(ctx.db, wanted.pieceId)
  const known = await findKnown(ctx.db, wanted, file.sha256)
  if (known) return repeatUpload(ctx, staff, known)
  const { original } = await storeOriginal(ctx, staff.staffId, file)
  return writeUpload(ctx, staff, { file, wanted, original })
}

/** Decodes a file and stores it as an original. Throws `invalid` for an unusable file, and `unavailable` if the disk is full. */
export async function storeOriginal(
  { ports }: Pick<ShopContext, 'ports'>,
  owner: string,
  { path, sha256 }: ReceivedFile,
): Promise<{ name: string; original: MadeOriginal }> {
  if (!(await ports.originals.hasRoom())) throw new CodedError('unavailable', { reason: 'upload-no-room' })
  const original = await ports.photoMaker.original(path, owner)
  if ('refused' in original) {
    const reason = `upload-${original.refused}` as const
    throw new CodedError('invalid', { reason, fields: { photo: reason } })
  }
  const name = originalName(sha256)
  await ports.originals.put(name, Buffer.from(original.bytes), 'image/jpeg')
  return { name, original }
}

const originalName = (sha256: string): string => `${sha256}.jpg`

async function assertPiece(db: Db, id: number): Promise<void> {
  const piece = await db
    .selectFrom('piece')
    .select((of) => [
      'id',
      of.selectFrom('photo').select(of.fn.countAll<number>().as('count')).whereRef('photo.piece_id', '=', 'piece.id').as('photos'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!piece) throw new CodedError('not-found')
  if (Number(piece.photos) >= staffPhotoLimits.pieceMax) throw new CodedError('invalid', { reason: 'photos-full' })
}

type Known = { id: string; state: 'waiting' | 'ready' | 'failed'; piece_id: number | null; photo_id: number | null }

async function findKnown(db: Db, { id, batch }: UploadFor, sha256: string): Promise<Known | undefined> {
  return db
    .selectFrom('photo_upload')
    .select(['id', 'state', 'piece_id', 'photo_id'])
    .where((is) => is.or([is('id', '=', id), is.and([is('batch', '=', batch), is('sha256', '=', sha256)])]))
    .orderBy((of) => of.case().when('id', '=', id).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
}

async function repeatUpload(ctx: ShopContext, staff: StaffMember, known: Known): Promise<string> {
  const isGone = known.state === 'ready' && known.piece_id !== null && known.photo_id === null
  if (known.state === 'failed' || isGone) await reprocessUpload(ctx, staff, known.id)
  return known.id
}

/** Queues the job that makes the photograph of an upload again. Throws `not-found`. */
export async function reprocessUpload(ctx: ShopContext, staff: StaffMember, id: string): Promise<void> {
  await runAction(ctx, staff, { name: 'photo.upload', subject: { kind: 'photo_upload', id } }, async (tx) => {
    const upload = await tx.selectFrom('photo_upload').select('photo_id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!upload) throw new CodedError('not-found')
    if (upload.photo_id !== null) return
    await tx.updateTable('photo_upload').set({ state: 'waiting' }).where('id', '=', id).execute()
    await enqueue(tx, 'make-photo', { upload: id })
  })
}

type Received = { file: ReceivedFile; wanted: UploadFor; original: MadeOriginal }

async function writeUpload(ctx: ShopContext, staff: StaffMember, { file, wanted, original }: Received): Promise<string> {
  const { id, batch, position, pieceId, takenAt } = wanted
  const subject = pieceId === null ? { kind: 'photo_upload' as const, id } : { kind: 'piece' as const, id: String(pieceId) }
  const { result } = await runAction(ctx, staff, { name: 'photo.upload', subject }, async (tx) => {
    const takenTime = original.takenAt ?? takenAt
    const insertedUpload = await tx
      .insertInto('photo_upload')
      .values({
        id,
        staff_id: staff.staffId,
        session_id: staff.sessionId,
        request_id: staff.requestId,
        sha256: file.sha256,
        batch,
        position,
        piece_id: pieceId,
        file_name: file.fileName,
        bytes: file.bytes,
        width: original.width,
        height: original.height,
        taken_at: takenTime === null ? null : new Date(takenTime),
        original: originalName(file.sha256),
        created_at: new Date(ctx.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (insertedUpload) await enqueue(tx, 'make-photo', { upload: id })
    return insertedUpload?.id ?? (await findKnown(tx, wanted, file.sha256))?.id ?? id
  })
  return result
}
