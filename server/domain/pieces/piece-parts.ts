import type { ExpenseKind, RegisterResult } from '#contract/rules/staff/piece-enums.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyMentioned } from '#server/domain/staff-notices/notify-mentioned.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

type Done = { pieceId: number; actionId: string }
type Part = 'piece_note' | 'piece_expense' | 'register_check'

/** Adds a note that only the staff sees. */
export function addNote(ctx: ShopContext, staff: StaffActor, note: { id: number; body: string; is_pinned: boolean }): Promise<string> {
  const { id, body, is_pinned } = note
  return runOnPiece(ctx, staff, { name: 'piece.note', id }, async (tx) => {
    const { id: noteId } = await tx
      .insertInto('piece_note')
      .values({ piece_id: id, staff_id: staff.staffId, body, is_pinned, created_at: new Date(ctx.now()) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const subject = { kind: 'piece', id: String(id), label: await readPieceLabel(tx, id) } as const
    await notifyMentioned(tx, ctx, { subject, body, by: staff.staffId, noteId })
  })
}

/** Pins a note above the others, or unpins it. */
export function pinNote(ctx: ShopContext, staff: StaffActor, { id, isPinned }: { id: string; isPinned: boolean }): Promise<Done> {
  return runOnPart(ctx, staff, { part: 'piece_note', name: 'piece.note', id }, async (tx) => {
    await tx.updateTable('piece_note').set({ is_pinned: isPinned }).where('id', '=', id).execute()
  })
}

/** Deletes a note. Only the author of the note can. */
export function deleteNote(ctx: ShopContext, staff: StaffActor, id: string): Promise<Done> {
  return runOnPart(ctx, staff, { part: 'piece_note', name: 'piece.note-delete', id }, async (tx) => {
    const deleted = await tx
      .deleteFrom('piece_note')
      .where('id', '=', id)
      .where('staff_id', '=', staff.staffId)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw new CodedError('forbidden')
  })
}

type Expense = { id: number; kind: ExpenseKind; amount_usd: number; note: string; spent_on: string }

/** Records an expense for a piece. */
export function addExpense(ctx: ShopContext, staff: StaffActor, { id, kind, amount_usd, note, spent_on }: Expense): Promise<string> {
  return runOnPiece(ctx, staff, { name: 'piece.expense', id }, async (tx) => {
    await tx.insertInto('piece_expense').values({ piece_id: id, kind, amount_cents: amount_usd, note, spent_on }).execute()
  })
}

export function deleteExpense(ctx: ShopContext, staff: StaffActor, id: string): Promise<Done> {
  return runOnPart(ctx, staff, { part: 'piece_expense', name: 'piece.expense-delete', id }, async (tx) => {
    await tx.deleteFrom('piece_expense').where('id', '=', id).execute()
  })
}

type Check = { id: number; register: string; result: RegisterResult; reference: string }

/** Records the result of checking a piece in a register of stolen goods. */
export function addRegisterCheck(ctx: ShopContext, staff: StaffActor, { id, register, result, reference }: Check): Promise<string> {
  return runOnPiece(ctx, staff, { name: 'piece.register-check', id }, async (tx) => {
    const checked_at = new Date(ctx.now())
    await tx
      .insertInto('register_check')
      .values({ piece_id: id, register, result, reference, checked_at, staff_id: staff.staffId })
      .execute()
    if (result !== 'match') return
    const subject = { kind: 'piece' as const, id: String(id), label: await readPieceLabel(tx, id) }
    await notifyStaff(tx, ctx, {
      kind: 'register-match',
      key: `register-match ${id} ${checked_at.toISOString()}`,
      subject,
      by: staff.staffId,
    })
  })
}

/**
 * Waives a register check whose result is `match` or `unsure`. A `match` that is not waived prevents publishing. Throws `forbidden` for a
 * staff member who is not an owner.
 */
export function waiveRegisterCheck(ctx: ShopContext, staff: StaffActor, id: string): Promise<Done> {
  return runOnPart(ctx, staff, { part: 'register_check', name: 'piece.register-waive', id }, async (tx) => {
    if (!staff.roles.includes('owner')) throw new CodedError('forbidden')
    const waived = await tx
      .updateTable('register_check')
      .set({ waived_at: new Date(ctx.now()), waived_by: staff.staffId })
      .where('id', '=', id)
      .where('result', '<>', 'clear')
      .where('waived_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!waived) throw refusal('register-nothing-to-waive')
  })
}

type Target = { part: Part; name: ActionName; id: string }

async function runOnPart(ctx: ShopContext, staff: StaffActor, { part, name, id }: Target, body: (tx: Tx) => Promise<void>): Promise<Done> {
  const pieceId = await readPieceOfPart(ctx.db, part, id)
  return { pieceId, actionId: await runOnPiece(ctx, staff, { name, id: pieceId }, body) }
}

async function readPieceOfPart(db: Db, part: Part, id: string): Promise<number> {
  const row = await db.selectFrom(part).select('piece_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row.piece_id
}
