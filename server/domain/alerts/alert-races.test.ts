import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import { matchChangedPieces } from '#server/domain/alerts/match-changed-pieces.ts'
import { queueAlerts } from '#server/domain/alerts/queue-alerts.ts'
import { alertCalls } from '#test/alert-calls.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { onPostgres } from '#test/shop.ts'

const calls = alertCalls()

test('OWN-93 concurrent runs notify each person once', async () => {
  const people = [await calls.customer(), await calls.customer(), await calls.customer()]
  for (const { headers } of people) await calls.save(headers, 'search=duplexa', { pace: 'at-once' })
  await calls.want({ brand: 'Rolex', model: 'Duplexa', email: 'duplexa@example.com' })
  for (let at = 0; at < 5; at++) await calls.publish('Duplexa')
  const { ctx, clock } = calls.shop
  const both = async () => {
    const runs = await Promise.allSettled([queueAlerts(ctx), queueAlerts(ctx), queueAlerts(ctx)])
    expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  }
  await both()
  clock.now += 15 * minuteMs
  await both()
  await both()
  await calls.shop.runJobs()
  for (const { email } of [...people, { email: 'duplexa@example.com' }]) expect(calls.messages(email)).toHaveLength(1)
  const { rows } = await sql<{
    notified: number
  }>`select count(*)::int as notified from piece_telling where notified_at is not null`.execute(calls.shop.db)
  expect(rows[0]?.notified).toBe(20)
})

test.runIf(onPostgres)('OWN-93 SEC-C1 a run does not wait for a piece that an order has locked; the next run processes it', async () => {
  await calls.publish('Tardia')
  const { ctx, db } = calls.shop
  await db.transaction().execute(async (tx) => {
    await sql`update changed_piece set piece_id = piece_id`.execute(tx)
    await matchChangedPieces(ctx)
  })
  const countWaiting = async () => (await sql`select from changed_piece`.execute(db)).rows.length
  expect(await countWaiting()).toBe(1)
  await matchChangedPieces(ctx)
  expect(await countWaiting()).toBe(0)
})

test('OWN-93 OWN-99 a blocked or erased person gets no message, not even one already queued', async () => {
  const { headers, email, customerId } = await calls.customer()
  await calls.save(headers, 'search=silentia', { pace: 'at-once' })
  await calls.publish('Silentia')
  await calls.shop.runJobs()
  await sql`update person set blocked_at = ${new Date(calls.shop.clock.now)}, blocked_reason = 'x' where id in
    (select person_id from person_handle where value = ${customerId}::text)`.execute(calls.shop.db)
  await calls.pass(20)
  await calls.publish('Silentia')
  await calls.pass(20)
  expect(calls.messages(email)).toEqual([])
})

test('OWN-93 an alert about a held piece is sent once the hold ends, even if the hold began after the alert was queued', async () => {
  const { headers, email } = await calls.customer()
  await calls.save(headers, 'search=retenta', { pace: 'at-once' })
  const { ctx, clock, db } = calls.shop
  const hold = async (id: number, hours: number) => {
    const [starts_at, until] = [new Date(clock.now), new Date(clock.now + hours * hourMs)]
    await db.insertInto('piece_hold').values({ piece_id: id, name: 'Boris', reason: 'word', starts_at, until }).execute()
  }
  const early = await calls.publish('Retenta early')
  const late = await calls.publish('Retenta late')
  const sold = await calls.publish('Retenta sold')
  await queueAlerts(ctx)
  await hold(early, 5)
  clock.now += 15 * minuteMs
  await queueAlerts(ctx)
  await hold(late, 4)
  await calls.setStatus(sold, 'sold')
  await calls.shop.runJobs()
  expect(calls.messages(email)).toEqual([])
  await calls.pass(6 * 60)
  await calls.pass(60)
  const texts = calls.messages(email).map(({ text }) => String(text))
  for (const name of ['Retenta early', 'Retenta late'])
    expect([name, texts.filter((text) => text.includes(name)).length]).toEqual([name, 1])
  expect(texts.join('')).not.toContain('Retenta sold')
})

test('OWN-93 an alert about a piece in an unpaid order is sent once the order expires', async () => {
  const [{ headers, email }, buyer] = [await calls.customer(), await calls.customer()]
  await calls.save(headers, 'search=reservata', { pace: 'at-once' })
  const id = await calls.publish('Reservata')
  await queueAlerts(calls.shop.ctx)
  await fillCart(calls.shop.db, buyer.customerId, [id])
  const placed = await calls.ask('POST', '/api/orders/create_from_cart/', buyer.headers, pickup)
  expect(placed.statusCode, placed.body).toBe(201)
  await calls.pass(15)
  expect(calls.messages(email)).toEqual([])
  await calls.pass(48 * 60)
  await calls.pass(2)
  expect(calls.messages(email).map(({ subject }) => subject)).toEqual([expect.stringContaining('Reservata')])
})
