import type { z } from 'zod'
import type { NewTiming, TimingChange } from '#contract/staff/reports.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { getTiming, type TimingRow } from '#server/domain/reports/bench-rows.ts'
import { assertWorkshop, getReportedPiece, pieceSubject } from '#server/domain/reports/report-subject.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Context = Pick<ShopContext, 'db' | 'now'>
type Written = { timing: TimingRow; actionId: string }

/** Adds a timing measurement. Throws `conflict` for a piece that is not a watch. */
export async function addTiming(ctx: Context, actor: StaffActor, pieceId: number, timing: z.output<typeof NewTiming>): Promise<Written> {
  const piece = await getReportedPiece(ctx.db, pieceId)
  if (piece.kind !== 'watch') throw new CodedError('conflict', { reason: 'timing-watches-only' })
  await assertWorkshop(ctx.db, timing.workshop_id)
  const { readings, ...columns } = timing
  const { result, actionId } = await runAction(ctx, actor, { name: 'timing.create', subject: pieceSubject(piece) }, (tx) =>
    tx
      .insertInto('timing_run')
      .values({ ...columns, readings: JSON.stringify(readings), piece_id: pieceId, staff_id: actor.staffId })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { timing: await getTiming(ctx.db, result.id), actionId }
}

/** Changes a timing measurement. Throws `conflict` if the measurement was edited since `version`. */
export async function changeTiming(ctx: Context, actor: StaffActor, id: string, change: z.output<typeof TimingChange>): Promise<Written> {
  const { version, readings, ...columns } = change
  await assertWorkshop(ctx.db, columns.workshop_id)
  const piece = await getReportedPiece(ctx.db, (await getTiming(ctx.db, id)).piece_id)
  const { actionId } = await runAction(ctx, actor, { name: 'timing.change', subject: pieceSubject(piece) }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('timing_run')
      .set({ ...columns, ...(readings ? { readings: JSON.stringify(readings) } : {}), edit_version: version + 1 })
      .where('id', '=', id)
      .where('edit_version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return
    const current = await getTiming(tx, id)
    throw await createEditConflict(tx, { tables: ['timing_run'], rowId: id }, 'report-edited-meanwhile', {
      version: current.version,
      current,
    })
  })
  return { timing: await getTiming(ctx.db, id), actionId }
}

export async function deleteTiming(ctx: Context, actor: StaffActor, id: string): Promise<string> {
  const piece = await getReportedPiece(ctx.db, (await getTiming(ctx.db, id)).piece_id)
  const { actionId } = await runAction(ctx, actor, { name: 'timing.delete', subject: pieceSubject(piece) }, (tx) =>
    tx.deleteFrom('timing_run').where('id', '=', id).execute(),
  )
  return actionId
}
