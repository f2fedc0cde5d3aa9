import type { z } from 'zod'
import type { NewService, ServiceChange } from '#contract/staff/reports.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { getService, type ServiceRow } from '#server/domain/reports/bench-rows.ts'
import { assertWorkshop, getReportedPiece, pieceSubject } from '#server/domain/reports/report-subject.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Context = Pick<ShopContext, 'db' | 'now'>
type Written = { service: ServiceRow; actionId: string }

/** Adds an entry to the service history of a piece, and the cost as an expense of the piece (OWN-61). */
export async function addService(ctx: Context, actor: StaffActor, pieceId: number, asked: z.output<typeof NewService>): Promise<Written> {
  const { cost_usd: costCents, ...service } = asked
  if (costCents !== null && !actor.permissions.has('piece.cost')) throw new CodedError('forbidden')
  const piece = await getReportedPiece(ctx.db, pieceId)
  await assertWorkshop(ctx.db, service.workshop_id)
  assertDays(service)
  const { result, actionId } = await runAction(ctx, actor, { name: 'service.create', subject: pieceSubject(piece) }, async (tx) => {
    if (costCents !== null)
      await tx
        .insertInto('piece_expense')
        .values({ piece_id: pieceId, kind: 'service', amount_cents: costCents, note: service.workshop_name, spent_on: service.done_on })
        .execute()
    return tx
      .insertInto('service_entry')
      .values({ ...service, piece_id: pieceId, staff_id: actor.staffId })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return { service: await getService(ctx.db, result.id), actionId }
}

/** Changes an entry of the service history. Throws `conflict` if the entry was edited since `version`. */
export async function changeService(ctx: Context, actor: StaffActor, id: string, change: z.output<typeof ServiceChange>): Promise<Written> {
  const { version, ...columns } = change
  await assertWorkshop(ctx.db, columns.workshop_id)
  const known = await getService(ctx.db, id)
  const piece = await getReportedPiece(ctx.db, known.piece_id)
  const { actionId } = await runAction(ctx, actor, { name: 'service.change', subject: pieceSubject(piece) }, async (tx) => {
    const current = await getService(tx, id)
    assertDays({ ...current, ...columns })
    const { numUpdatedRows } = await tx
      .updateTable('service_entry')
      .set({ ...columns, edit_version: version + 1 })
      .where('id', '=', id)
      .where('edit_version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n)
      throw await createEditConflict(tx, { tables: ['service_entry'], rowId: id }, 'report-edited-meanwhile', {
        version: current.version,
        current,
      })
  })
  return { service: await getService(ctx.db, id), actionId }
}

export async function deleteService(ctx: Context, actor: StaffActor, id: string): Promise<string> {
  const piece = await getReportedPiece(ctx.db, (await getService(ctx.db, id)).piece_id)
  const { actionId } = await runAction(ctx, actor, { name: 'service.delete', subject: pieceSubject(piece) }, (tx) =>
    tx.deleteFrom('service_entry').where('id', '=', id).execute(),
  )
  return actionId
}

type Days = { done_on?: string | undefined; guarantee_until?: string | null | undefined }

function assertDays({ done_on: doneOn, guarantee_until: until }: Days): void {
  if (doneOn && until && until < doneOn) throw new CodedError('invalid', { fields: { guarantee_until: 'service-guarantee-early' } })
}
