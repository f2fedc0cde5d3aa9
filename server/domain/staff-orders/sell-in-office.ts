import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { SellInOffice } from '#contract/staff/order-edit.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { events } from '#server/context/events.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { destinationColumns } from '#server/domain/orders/order-columns.ts'
import { readPhone } from '#server/domain/orders/read-phone.ts'
import { drawOrderNumber } from '#server/domain/orders/write-order.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { findOfficeBuyer } from '#server/domain/staff-orders/office-buyer.ts'
import { takeStepIn } from '#server/domain/staff-orders/take-step.ts'
import { KnownOrderError, writeManualOrder } from '#server/domain/staff-orders/write-manual-order.ts'
import { insertPayment } from '#server/domain/staff-orders/write-payment.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'catalog' | 'company' | 'ownerSettings' | 'coins'>
type Sold = { orderId: string; actionId: string | null }
type Key = { key: string | undefined; digest: string }

const steps = ['confirm', 'ship', 'deliver'] as const

/**
 * Sells a piece to a person in the office, as one action: places a manual order for pickup in the office where the piece is, records its
 * full payment, and takes every step up to the handover. Each part follows its usual rules. If any part throws, nothing is written. Sends
 * no email to the buyer. Idempotent by `submit_key`.
 */
export async function sellInOffice(ctx: Ctx, actor: StaffActor, { submit_key: key, ...asked }: SellInOffice): Promise<Sold> {
  if (!actor.permissions.has('order.edit') || !actor.permissions.has('order.money')) throw new CodedError('forbidden')
  const id = randomUUID()
  const number = drawOrderNumber()
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  const action: Action = { name: 'order.sell', subject: { kind: 'order', id, label: number } }
  try {
    const { actionId } = await runAction(ctx, actor, action, async (tx, entry) => {
      await assertNewSale(tx, actor.staffId, { key, digest })
      const by = { actor, actionId: entry, id, number, key, digest }
      const cents = await placeOrder(tx, ctx, asked, by).catch(blamePrice)
      const { method, reference } = asked
      const payment = { kind: 'payment', amount_usd: toPriceUsd(cents), method, reference } as const
      await insertPayment(tx, { orderId: id, staffId: actor.staffId, now: new Date(ctx.now()) }, payment)
      for (const step of steps) await takeStepIn(tx, ctx, by, { id, step, email: 'skip', identitySeen: asked.identity_seen })
    })
    events.orderPlaced.publish({})
    return { orderId: id, actionId }
  } catch (error) {
    if (error instanceof KnownOrderError) return { orderId: error.orderId, actionId: null }
    throw error
  }
}

type Placing = Key & { actor: StaffActor; actionId: string; id: string; number: string }

async function placeOrder(tx: Tx, ctx: Ctx, asked: Omit<SellInOffice, 'submit_key'>, placing: Placing): Promise<number> {
  const { piece_id, price_usd, from_hold, email, language } = asked
  const destination = { delivery_method: 'pickup', pickup_city_id: await readCity(tx, piece_id) } as const
  const phone = asked.phone && readPhone(asked.phone, destinationColumns(destination), ctx.catalog.current().lists)
  const { customerId, personId, ...contact } = await findOfficeBuyer(tx, { ...asked, phone }, new Date(ctx.now()))
  const lines = [{ piece_id, quantity: 1, price_usd, from_hold }]
  const order = { lines, language, ...contact, email, comment: null, destination }
  return (await writeManualOrder(tx, ctx, order, { ...placing, customerId, personId })).total_cents
}

/** Throws `KnownOrderError` if the staff member has already sold with this key. Concurrent submits with the same key are serialized. */
async function assertNewSale(tx: Tx, staffId: string, { key, digest }: Key): Promise<void> {
  if (key === undefined) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`office sale ${staffId} ${key}`}, 0))`.execute(tx)
  const known = await tx
    .selectFrom('shop_order')
    .select(['id', 'number', 'submit_digest'])
    .where('placed_by', '=', staffId)
    .where('submit_key', '=', key)
    .executeTakeFirst()
  if (!known) return
  if (known.submit_digest !== digest)
    throw new CodedError('unprocessable', { reason: 'order-already-placed', values: { number: known.number } })
  throw new KnownOrderError(known.id)
}

async function readCity(tx: Tx, pieceId: number): Promise<number> {
  const piece = await tx.selectFrom('piece').select('city_id').where('id', '=', pieceId).executeTakeFirst()
  if (!piece) throw new CodedError('not-found')
  return piece.city_id
}

/**
 * Rethrows an error with its field `lines` renamed to `price_usd`. The form of a sale has no field `lines`; such an error is about its
 * price.
 */
function blamePrice(error: unknown): never {
  if (!(error instanceof CodedError) || !error.details.fields?.['lines']) throw error
  const { lines, ...fields } = error.details.fields
  throw new CodedError(error.code, { ...error.details, fields: { ...fields, price_usd: lines } })
}
