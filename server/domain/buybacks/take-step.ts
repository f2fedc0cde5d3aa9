import { canTakeStep } from '#contract/rules/buyback-states.ts'
import { actions } from '#contract/staff/actions.ts'
import type { TakeBuybackStep } from '#contract/staff/buyback-steps.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { assertCreditAvailable } from '#server/domain/buybacks/buyback-credit.ts'
import { buybackMessage } from '#server/domain/buybacks/buyback-messages.ts'
import { type BuybackRow, buybackSubject, lockBuyback, standingOf } from '#server/domain/buybacks/buyback-rows.ts'
import { assertVersion, writeBuyback } from '#server/domain/buybacks/change-buyback.ts'
import { stepColumns } from '#server/domain/buybacks/step-columns.ts'
import { storeOriginals, makeDraft } from '#server/domain/buybacks/stock-buyback.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addReply, replyColumns } from '#server/domain/threads/reply-to-thread.ts'

/**
 * Takes a step of a buyback, and sends the message in the request to the person. A message without a text gets the default text. Returns
 * the id of the action. Throws `forbidden` if the actor lacks the step's permission. Throws `conflict` if the step is not possible, or if
 * the buyback has changed since the given version.
 */
export async function takeBuybackStep(ctx: ShopContext, actor: StaffActor, id: number, request: TakeBuybackStep): Promise<string> {
  assertMay(actor, request)
  const action = { name: `buyback.${request.step}`, subject: await buybackSubject(ctx.db, actor, id) } as const
  // files are stored outside the transaction; a retry is harmless, because each file is named by its content
  const photos = request.step === 'stock' ? await storeOriginals(ctx, id) : []
  const at = new Date(ctx.now())
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const row = await lockBuyback(tx, id)
    await assertVersion(tx, row, request.version)
    if (!canTakeStep(request.step, standingOf(row))) throw new CodedError('conflict', { reason: 'buyback-step-impossible' })
    if (row.state === 'agreed') await assertCreditAvailable(tx, id)
    const columns =
      request.step === 'stock'
        ? { state: 'stocked', piece_id: await makeDraft(tx, { row, actor, at, photos, brandId: request.brand_id }) }
        : stepColumns(request, { row, staffId: actor.staffId, now: ctx.now() })
    await writeBuyback(tx, id, columns, at)
    await tx
      .insertInto('buyback_step')
      .values({ buyback_id: id, step: request.step, by: 'staff', staff_id: actor.staffId, at, ...stepDetails(request, row) })
      .execute()
    if (row.thread_id !== null) await notifyPerson(tx, { ...row, thread_id: row.thread_id }, { request, actor, at })
  })
  return actionId
}

function assertMay({ permissions }: StaffActor, request: TakeBuybackStep): void {
  const hasSum = request.step === 'inspect' && (request.offered_usd !== undefined || request.consignor_share !== undefined)
  if (!permissions.has(actions[`buyback.${request.step}`].permission) || (hasSum && !permissions.has('buyback.price')))
    throw new CodedError('forbidden')
}

function stepDetails(request: TakeBuybackStep, row: BuybackRow) {
  const note = 'note' in request ? (request.note ?? '') : ''
  if (request.step === 'estimate') return { note, low_cents: request.low_usd, high_cents: request.high_usd }
  if (request.step === 'inspect' && request.offered_usd) return { note, low_cents: request.offered_usd, high_cents: request.offered_usd }
  if (request.step === 'accept' && row.state === 'countered') return { note, low_cents: row.counter_cents, high_cents: row.counter_cents }
  if (request.step === 'pay') return { note: request.reference, low_cents: row.offered_cents, high_cents: row.offered_cents }
  return { note }
}

type Threaded = BuybackRow & { thread_id: number }

async function notifyPerson(tx: Tx, row: Threaded, step: { request: TakeBuybackStep; actor: StaffActor; at: Date }): Promise<void> {
  const { request, actor, at } = step
  const { message } = request
  const threadId = row.thread_id
  await tx
    .updateTable('thread')
    .set((eb) => ({
      edit_version: eb('edit_version', '+', 1),
      ...(message ? replyColumns(at) : { due_at: null, last_at: at }),
    }))
    .where('id', '=', threadId)
    .execute()
  if (!message) return
  const body = message.text ?? buybackMessage(actor, row, request)
  await addReply(tx, { threadId, channel: message.channel, body, staffId: actor.staffId, at })
}
