import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { expireOrder } from '#server/domain/orders/expire-order.ts'
import { openMailedShop } from '#test/mailed-shop.ts'
import { openForFile } from '#test/open-for-file.ts'
import { advanceOrder, brokenInvariants } from '#test/orders.ts'

const mailed = openForFile(openMailedShop, ({ reset }) => reset())

test('ORD-02 a reservation expires after 48 hours, not before: the piece is available again, the buyer is notified', async () => {
  const { id, piece, order_number } = await mailed.placeOrder()
  mailed.shop.clock.now += 48 * hourMs - 1000
  await mailed.shop.runJobs()
  expect(await mailed.statusOf(id)).toEqual({ status: 'pending' })
  mailed.shop.clock.now += 1000
  expect((await mailed.readEmails()).map(({ subject }) => subject)).toContain(`Бронь по заказу ${order_number} закончилась`)
  expect(await mailed.statusOf(id)).toEqual({ status: 'cancelled' })
  expect(await mailed.pieceOf(piece)).toEqual({ status: 'available', held: 0 })
  await expireOrder(mailed.shop.ctx, id)
  expect(await brokenInvariants(mailed.shop.db)).toEqual([])
})

test('ORD-02 an order that was confirmed in time does not expire', async () => {
  const { id, piece } = await mailed.placeOrder()
  await advanceOrder(mailed.shop.ctx, id, 'confirmed')
  mailed.shop.clock.now += 49 * hourMs
  await mailed.shop.runJobs()
  expect(await mailed.statusOf(id)).toEqual({ status: 'confirmed' })
  expect(await mailed.pieceOf(piece)).toEqual({ status: 'reserved', held: 1 })
})

test('ORD-02 a reservation expires even if its own job was given up', async () => {
  const { id, piece } = await mailed.placeOrder()
  await mailed.shop.db.updateTable('job').set({ dead_at: new Date() }).where('kind', '=', 'expire-order').where('key', '=', id).execute()
  mailed.shop.clock.now += 50 * hourMs
  await mailed.shop.runJobs()
  expect(await mailed.statusOf(id)).toEqual({ status: 'cancelled' })
  expect(await mailed.pieceOf(piece)).toEqual({ status: 'available', held: 0 })
})
