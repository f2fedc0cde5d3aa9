import { expect, onTestFinished, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { events, type JobEnd } from '#server/context/events.ts'
import { addPiece } from '#test/factories.ts'
import { jobQueue } from '#test/job-queue.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'

const queue = jobQueue()

test('OPS-05 ORD-02 a reservation ends by a job that the version before queued under its earlier kind', async () => {
  const { shop } = queue
  const { runDue } = await queue.notingQueue()
  const buyer = await signIn(shop)
  await fillCart(shop.db, buyer.customerId, [await addPiece(shop.db, {})], 1)
  const headers = { ...buyer.headers, 'idempotency-key': 'an-order-during-an-update' }
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
  expect(placed.statusCode).toBe(201)
  const renamed = await shop.db.updateTable('job').set({ kind: 'lapse-order' }).where('kind', '=', 'expire-order').executeTakeFirst()
  expect(renamed.numUpdatedRows).toBe(1n)

  const ended: string[] = []
  const record = (end: unknown): void => void ended.push((end as JobEnd).kind)
  events.jobEnded.subscribe(record)
  onTestFinished(() => {
    events.jobEnded.unsubscribe(record)
  })
  shop.clock.now += 49 * hourMs
  await runDue()
  expect(await shop.db.selectFrom('shop_order').select('status').executeTakeFirst()).toEqual({ status: 'cancelled' })
  expect(ended).toContain('expire-order')
  expect(ended).not.toContain('lapse-order')
})
