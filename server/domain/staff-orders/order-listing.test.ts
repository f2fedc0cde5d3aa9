import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { ListedOrders } from '#contract/staff/order-list.ts'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { createOrderedNames } from '#server/domain/orders/ordered-names.ts'
import { addPiece } from '#test/factories.ts'
import { delivery } from '#test/orders.ts'
import { onPostgres } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, step, write } = calls

async function readListings() {
  const { rows: stored } = await sql<{ order_id: string }>`select * from order_listing order by order_id`.execute(calls.shop.db)
  const { rows: made } = await sql<{ order_id: string }>`
    select o.id as order_id, o.status, o.mode, o.delivery_method, o.pickup_city_id, o.created_at, o.expires_at, o.total_cents,
      greatest(0, worth.owed - coalesce(paid.taken, 0) + coalesce(paid.refunded, 0))::bigint as due_cents,
      coalesce(paid.taken, 0)::bigint as taken_cents, coalesce(paid.refunded, 0)::bigint as refunded_cents,
      greatest(0, coalesce(paid.taken, 0) - coalesce(paid.refunded, 0) - worth.owed)::bigint as owed_back_cents,
      bought.pieces::int as piece_count, replace(o.number, '-', '') as number_key,
      lower(o.first_name || ' ' || o.last_name || ' ' || o.email) as person, translate(o.phone, '+ ()-', '') as phone_digits,
      fold_words(o.first_name || ' ' || o.last_name || ' ' || o.email) as search_key, o.person_id,
      (case when o.status in ('confirmed', 'shipped', 'delivered') then worth.owed else 0 end)::bigint as bought_cents
    from shop_order o
      join (select order_id, sum(quantity) as pieces from order_line group by order_id) bought on bought.order_id = o.id
      left join (
        select order_id, sum(amount_cents) filter (where kind <> 'refund') as taken, sum(amount_cents) filter (where kind = 'refund') as refunded
        from order_payment group by order_id
      ) paid on paid.order_id = o.id
      left join (
        select r.order_id, sum(w.worth_cents) as cents from order_return r join order_line_worth w on w.line_id = r.line_id
        where r.state = 'accepted' group by r.order_id
      ) returned on returned.order_id = o.id,
      lateral (select case when o.status = 'cancelled' then 0 else greatest(0, o.total_cents - coalesce(returned.cents, 0)) end as owed) worth
    order by o.id`.execute(calls.shop.db)
  return { stored, made }
}

const findNumbers = async (text: string) =>
  ListedOrders.parse((await call('GET', `/orders/?search=${encodeURIComponent(text)}`)).json()).results.map(({ number }) => number)

test('OWN-67 the listing of an order follows every step, payment, return, edit and undo', async () => {
  const bought = await place({}, [await addPiece(calls.shop.db), await addPiece(calls.shop.db)])
  const left = await place(delivery)
  const lapsing = await place()
  const path = `/orders/${bought.id}`
  await write('POST', `${path}/payments/`, { kind: 'payment', amount_usd: '12000', method: 'cash' })
  const refund = await write('POST', `${path}/payments/`, { kind: 'refund', amount_usd: '2000', method: 'cash' })
  await step(bought.id, 'confirm')
  await step(bought.id, 'ship')
  await step(bought.id, 'deliver', { identity_seen: true })
  const { order: asked } = await write('POST', `${path}/returns/`, { line_id: refund.order.items[0]?.id, reason: 'Too small' })
  const returnPath = `${path}/returns/${asked.returns[0]?.id}/`
  await write('PATCH', returnPath, { state: 'received' })
  await write('PATCH', returnPath, { state: 'inspected', inspection: 'As sold' })
  const accepted = await write('PATCH', returnPath, { state: 'accepted' })
  expect(accepted.order.money.due_usd).toBe('0.00')
  const returned = await readListings()
  expect(returned.stored).toEqual(returned.made)
  expect((await call('POST', `/audit/${refund.action_id}/undo/`, {}, calls.owner.headers)).statusCode).toBe(200)
  await step(left.id, 'cancel', { reason: 'Changed their mind' })
  await calls.pass(49 * hourMs)
  const { stored, made } = await readListings()
  expect(stored.map(({ order_id }) => order_id)).toEqual(expect.arrayContaining([bought.id, left.id, lapsing.id]))
  expect(stored).toEqual(made)
  expect(stored).not.toEqual(returned.stored)
})

test('OWN-67 an order is found by its piece at once, even after its brand is renamed and after an earlier search', async () => {
  const { db } = calls.shop
  expect(await findNumbers('zephyrine')).toEqual([])
  const piece = await addPiece(db, { model_name: 'Zephyrine' })
  const { order_number: number } = await place({}, [piece])
  expect(await findNumbers('zephyrine')).toEqual([number])
  expect(await findNumbers('zephyrine дзефирка')).toEqual([])
  const { brand_id: brandId } = await db.selectFrom('piece').select('brand_id').where('id', '=', piece).executeTakeFirstOrThrow()
  await sql`update brand set spellings = spellings || array['дзефирка'] where id = ${brandId}`.execute(db)
  expect(await findNumbers('zephyrine дзефирка')).toEqual([number])
})

test.runIf(onPostgres)('OWN-67 an order is found even if another process commits it after newer ones were read', async () => {
  const { db } = calls.shop
  const url = await databaseUrlOf(db)
  const other = await openDatabase({ url, poolMax: 2, log: silentLog })
  try {
    const names = createOrderedNames(db)
    const piece = await addPiece(db, { model_name: 'Oldest' })
    const orders = [await place(), await place()]
    const addLine = (on: typeof db, order: number, pieceId: number, model: string) =>
      sql`
      insert into order_line (order_id, piece_id, position, kind, brand_id, brand_name, model_name, quantity, price_cents, is_unique, is_active)
      select ${orders[order]?.id}, id, 5, kind, brand_id, 'Rolex', ${model}, 1, 100, true, false from piece where id = ${pieceId}`.execute(
        on,
      )
    const open = await other.db.startTransaction().execute()
    await addLine(open, 0, piece, 'Quasarine')
    const younger = await addPiece(db)
    await addLine(db, 1, younger, 'Pulsarine')
    expect(await names.find('pulsarine')).toEqual([younger])
    expect(await names.find('quasarine')).toEqual([])
    await open.commit().execute()
    expect(await names.find('quasarine')).toEqual([piece])
  } finally {
    await other.close()
  }
})

async function databaseUrlOf(db: typeof calls.shop.db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = new URL(String(process.env.TEST_DATABASE_URL))
  url.pathname = `/${rows[0]?.name}`
  return url.href
}
