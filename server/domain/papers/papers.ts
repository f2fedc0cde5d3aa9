import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { PaperOf, PaperType } from '#contract/staff/papers.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { detectPaperType, nameOfPaper, storedPaperName } from '#server/domain/papers/paper-type.ts'
import { runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the documents attached to a piece, oldest first. */
export async function listPapers(db: Db, pieceId: number) {
  return db
    .selectFrom('piece_paper as paper')
    .innerJoin('staff', 'staff.id', 'paper.staff_id')
    .select(['paper.id', 'paper.register_check_id', 'paper.service_entry_id', 'paper.name', 'paper.media_type', 'paper.bytes'])
    .select(['paper.added_at', 'staff.name as by'])
    .where('paper.piece_id', '=', pieceId)
    .orderBy('paper.added_at')
    .orderBy('paper.id')
    .execute()
}

type Added = { pieceId: number; of: z.output<typeof PaperOf>; fileName: string; bytes: Buffer }

/** Attaches a document to a register check or to an entry of the service history. Stores the file unchanged and never parses it. */
export async function addPaper(ctx: ShopContext, staff: StaffActor, { pieceId, of, fileName, bytes }: Added): Promise<string> {
  const media_type = detectPaperType(bytes)
  if (!media_type) throw new CodedError('invalid', { reason: 'paper-kind' })
  if (!(await ctx.ports.originals.hasRoom())) throw new CodedError('unavailable', { reason: 'upload-no-room' })
  const file = storedPaperName(createHash('sha256').update(bytes).digest('hex'), media_type)
  await assertOfPiece(ctx.db, pieceId, of)
  await ctx.ports.originals.put(file, bytes, media_type)
  return runOnPiece(ctx, staff, { name: 'piece.paper', id: pieceId }, async (tx) => {
    await assertOfPiece(tx, pieceId, of)
    await tx
      .insertInto('piece_paper')
      .values({
        piece_id: pieceId,
        register_check_id: of.check ?? null,
        service_entry_id: of.service ?? null,
        name: nameOfPaper(fileName, media_type),
        media_type,
        bytes: bytes.length,
        file,
        staff_id: staff.staffId,
        added_at: new Date(ctx.now()),
      })
      .execute()
  })
}

async function assertOfPiece(db: Db | Tx, pieceId: number, { check, service }: Added['of']): Promise<void> {
  const [table, id] = check ? (['register_check', check] as const) : (['service_entry', String(service)] as const)
  const found = await db.selectFrom(table).select('id').where('id', '=', id).where('piece_id', '=', pieceId).executeTakeFirst()
  if (!found) throw new CodedError('not-found')
}

/** Returns a document with its content, and records the access in the audit log. Throws `not-found`. */
export async function readPaper(
  ctx: Pick<ShopContext, 'db' | 'now' | 'ports'>,
  staff: StaffActor,
  id: string,
): Promise<{ name: string; type: PaperType; bytes: Buffer }> {
  const paper = await ctx.db
    .selectFrom('piece_paper')
    .select(['piece_id', 'name', 'media_type', 'file'])
    .where('id', '=', id)
    .executeTakeFirst()
  const bytes = paper && (await ctx.ports.originals.get(paper.file))
  if (!paper || !bytes) throw new CodedError('not-found')
  const subject = { kind: 'piece' as const, id: String(paper.piece_id), label: await readPieceLabel(ctx.db, paper.piece_id) }
  await runAction(ctx, staff, { name: 'piece.paper-read', subject }, async () => {})
  return { name: paper.name, type: paper.media_type, bytes }
}
