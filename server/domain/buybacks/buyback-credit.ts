import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { type BuybackRow, lockBuyback } from '#server/domain/buybacks/buyback-rows.ts'
import { writeBuyback } from '#server/domain/buybacks/change-buyback.ts'

/** The credit for a traded-in piece, in cents, and the piece's name. */
export type BuybackCredit = { id: number; piece: string; cents: number }

/** Condition on `buyback y`: the person has agreed to a trade-in sum, and no order uses the credit, apart from cancelled orders. */
export const isCreditAvailable = sql<boolean>`y.terms = 'trade-in' and y.state = 'agreed' and y.offered_cents is not null
  and not exists (select from shop_order o where o.credit_buyback_id = y.id and o.status <> 'cancelled')`

/** Returns the available credits of a person. */
export async function listCredits(db: Db, personId: number): Promise<BuybackCredit[]> {
  const { rows } = await sql<BuybackCredit>`
    select y.id, concat_ws(' ', y.brand, y.model, nullif(y.reference, '')) as piece, y.offered_cents as cents
    from buyback y where y.person_id = ${personId} and ${isCreditAvailable} order by y.id`.execute(db)
  return rows
}

/**
 * Returns the credit for a traded-in piece and locks it until the transaction ends, so that only one of two concurrent orders gets it.
 * Throws `conflict` if the person has not agreed to a sum, or if an order already uses the credit.
 */
export async function lockCredit(tx: Tx, id: number): Promise<BuybackCredit & Pick<BuybackRow, 'person_id'>> {
  const row = await lockBuyback(tx, id)
  const { rows } = await sql<{ isFree: boolean }>`select ${isCreditAvailable} as "isFree" from buyback y where y.id = ${id}`.execute(tx)
  if (!rows[0]?.isFree || row.offered_cents === null) throw new CodedError('conflict', { reason: 'buyback-no-credit' })
  const piece = [row.brand, row.model, row.reference].filter(Boolean).join(' ')
  return { id, piece, cents: row.offered_cents, person_id: row.person_id }
}

/**
 * Throws `conflict` if an open order uses the credit of a buyback. While the order is open, the shop must neither pay the sum out nor
 * return the piece. The caller must have locked the buyback.
 */
export async function assertCreditAvailable(tx: Tx, id: number): Promise<void> {
  const order = await tx
    .selectFrom('shop_order')
    .select('number')
    .where('credit_buyback_id', '=', id)
    .where('status', 'in', ['pending', 'confirmed'])
    .executeTakeFirst()
  if (order) throw new CodedError('conflict', { reason: 'buyback-credit-ordered', values: { order: order.number } })
}

type Consuming = { id: number; orderNumber: string; staffId: string | null; at: Date }

/** Marks the credit as paid when the order that uses it is shipped. From then on, the shop owns the traded-in piece and can stock it. */
export async function consumeCredit(tx: Tx, { id, orderNumber, staffId, at }: Consuming): Promise<void> {
  const { state, offered_cents: cents } = await lockBuyback(tx, id)
  if (state !== 'agreed') throw new CodedError('conflict', { reason: 'buyback-no-credit' })
  const paid = { state: 'paid', payout_method: 'credit', payout_reference: orderNumber, paid_at: at, paid_by: staffId }
  await writeBuyback(tx, id, paid, at)
  const sums = { low_cents: cents, high_cents: cents }
  const step = { buyback_id: id, step: 'pay', by: 'staff', staff_id: staffId, note: orderNumber, at, ...sums } as const
  await tx.insertInto('buyback_step').values(step).execute()
}

/** Undoes `consumeCredit`. Returns false if the piece is already in stock. */
export async function releaseCredit(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { state } = await lockBuyback(tx, id)
  if (state !== 'paid') return false
  await writeBuyback(tx, id, { state: 'agreed', payout_method: null, payout_reference: '', paid_at: null, paid_by: null }, at)
  const last = tx.selectFrom('buyback_step').select('id').where('buyback_id', '=', id).where('step', '=', 'pay')
  await tx.deleteFrom('buyback_step').where('id', '=', last.orderBy('id', 'desc').limit(1)).execute()
  return true
}
