import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { lockBuyback } from '#server/domain/buybacks/buyback-rows.ts'
import { writeBuyback } from '#server/domain/buybacks/change-buyback.ts'

/** What a piece that is traded in is worth, in cents. @public */
export type BuybackCredit = { id: number; personId: number | null; cents: number }

/**
 * The credit of a traded-in piece, for a line of a quote: goods − credit + delivery. The row is locked until the transaction ends. Throws
 * `conflict` where the person has not agreed to a sum, or where it was spent. @public
 */
export async function lockBuybackCredit(tx: Tx, id: number): Promise<BuybackCredit> {
  const { terms, state, offered_cents: cents, person_id: personId } = await lockBuyback(tx, id)
  if (terms !== 'trade-in' || state !== 'agreed' || cents === null) throw new CodedError('conflict', { reason: 'buyback-no-credit' })
  return { id, personId, cents }
}

type Consuming = { orderNumber: string; staffId: string; at: Date }

/** Spends a credit on an order, in the order's transaction: from then on the piece is the shop's and can be stocked. @public */
export async function consumeBuybackCredit(tx: Tx, id: number, { orderNumber, staffId, at }: Consuming): Promise<BuybackCredit> {
  const credit = await lockBuybackCredit(tx, id)
  const paid = { state: 'paid', payout_method: 'credit', payout_reference: orderNumber, paid_at: at, paid_by: staffId }
  await writeBuyback(tx, id, paid, at)
  await tx
    .insertInto('buyback_step')
    .values({
      buyback_id: id,
      step: 'pay',
      by: 'staff',
      staff_id: staffId,
      note: orderNumber,
      low_cents: credit.cents,
      high_cents: credit.cents,
      at,
    })
    .execute()
  return credit
}
