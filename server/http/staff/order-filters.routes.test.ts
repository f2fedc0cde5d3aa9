import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { orderBadges } from '#contract/rules/staff/order-enums.ts'
import { readyOrderViews } from '#contract/rules/staff/ready-views.ts'
import { ListedOrders } from '#contract/staff/order-list.ts'
import { addPiece } from '#test/factories.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, write } = calls
const list = async (query = '') => ListedOrders.parse((await call('GET', `/orders/${query}`)).json())
const numbers = async (query: string) => (await list(query)).results.map(({ number }) => number)
function readyQuery(key: keyof typeof readyOrderViews): string {
  const { sort, ...filters } = Object.fromEntries(new URLSearchParams(readyOrderViews[key]))
  return String(new URLSearchParams(sort ? { ...filters, ordering: sort === 'created' ? 'oldest' : sort } : filters))
}

describe('OWN-67 order filters', () => {
  test('OWN-67 OWN-31 marks and built-in views find orders with a return, a refund, a note or a failed email', async () => {
    const order = await place()
    const isFound = async (query: string) => (await numbers(`?${query}`)).includes(order.order_number)
    const badges = async () =>
      Object.fromEntries(await Promise.all(orderBadges.map(async (badge) => [badge, await isFound(`mark=${badge}`)] as const)))
    expect(await badges()).toEqual({ kept: false, 'open-return': false, return: false, refund: false, note: false, 'failed-email': false })
    expect(await isFound(readyQuery('to-confirm'))).toBe(true)
    expect(await isFound(readyQuery('money-expected'))).toBe(true)
    expect(await isFound(readyQuery('expiring'))).toBe(false)
    const soon = { expires_at: new Date(testNow + 23 * hourMs) }
    await calls.shop.db.updateTable('shop_order').set(soon).where('id', '=', order.id).execute()
    expect(await isFound(readyQuery('expiring'))).toBe(true)
    await step(order.id, 'confirm', { email: 'skip' })
    expect(await isFound(readyQuery('to-ship'))).toBe(true)
    await step(order.id, 'ship', { email: 'skip' })
    await write('POST', `/orders/${order.id}/payments/`, { kind: 'payment', amount_usd: '10000', method: 'cash' })
    expect(await isFound(readyQuery('money-expected'))).toBe(false)
    expect(await isFound(readyQuery('problems'))).toBe(false)
    await write('POST', `/orders/${order.id}/payments/`, { kind: 'refund', amount_usd: '100', method: 'cash' })
    await write('POST', `/orders/${order.id}/notes/`, { body: 'a note' })
    const line = order.items[0]?.id
    const { order: asked } = await write('POST', `/orders/${order.id}/returns/`, { line_id: line, reason: 'too large' })
    expect(await badges()).toEqual({ kept: false, 'open-return': true, return: true, refund: true, note: true, 'failed-email': false })
    expect(await isFound(readyQuery('problems'))).toBe(true)
    await write('PATCH', `/orders/${order.id}/returns/${asked.returns[0]?.id}/`, { state: 'refused' })
    expect(await badges()).toMatchObject({ 'open-return': false, return: false })
    const at = new Date(calls.shop.clock.now)
    const email = { order_id: order.id, notification: 'confirmed', job_key: 'gone', created_at: at, failed_at: at } as const
    await calls.shop.db.insertInto('order_email').values(email).execute()
    expect(await badges()).toMatchObject({ 'failed-email': true })
    expect(await isFound(readyQuery('problems'))).toBe(true)
  })

  test('OWN-67 days are counted in the time zone of the first office', async () => {
    const { id, order_number: number } = await place()
    await sql`update shop_order set created_at = '2027-03-01T21:30:00Z' where id = ${id}::uuid`.execute(calls.shop.db)
    expect(await numbers('?from=2027-03-02&to=2027-03-02')).toEqual([number])
    expect(await numbers('?from=2027-03-01&to=2027-03-01')).toEqual([])
  })
})

test('OWN-69 an order lists the pieces held for its customer by phone or email; a search by phone finds all their orders', async () => {
  const contact = { phone: '+7 916 444-22-11', email: 'held@example.com' }
  const [first, second] = [await place(contact), await place(contact)]
  const [byPhone, byEmail, other] = [await addPiece(calls.shop.db), await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
  const until = new Date(testNow + hourMs).toISOString()
  const hold = (id: number, text: string) => call('POST', `/pieces/${id}/hold/`, { name: 'Anna', contact: text, reason: 'word', until })
  for (const [id, text] of [
    [byPhone, '8 916 444 22 11'],
    [byEmail, 'Held@example.com'],
    [other, '+7 916 444-22-12'],
  ] as const)
    expect((await hold(id, text)).statusCode).toBeLessThan(300)
  const { holds } = (await calls.read(first.id)).customer
  expect(holds.map(({ piece_id: id }) => id).toSorted((a, b) => a - b)).toEqual([byPhone, byEmail])
  expect(holds[0]).toMatchObject({ name: expect.stringContaining('Test model'), until })
  expect((await numbers(`?search=${encodeURIComponent('+79164442211')}`)).toSorted()).toEqual(
    [first.order_number, second.order_number].toSorted(),
  )
})

test('OWN-59 a colleague mentioned in a note is notified once, if they may read the order or the piece', async () => {
  const [eva, evan, expert] = [
    await createStaff(calls.shop, { roles: ['manager'], name: 'Eva' }),
    await createStaff(calls.shop, { roles: ['manager'], name: 'Evan' }),
    await createStaff(calls.shop, { roles: ['expert'], name: 'Xenia' }),
  ]
  const mentions = async ({ headers }: { headers: Record<string, string> }) => {
    const { results } = (await call('GET', '/notices/', undefined, headers)).json()
    return results.filter(({ kind }: { kind: string }) => kind === 'mention').map(({ subject }: { subject: object }) => subject)
  }
  const { id, order_number: label } = await place()
  await write('POST', `/orders/${id}/notes/`, { body: 'Please call, @eva, and again @Eva! @Xenia @Mark' })
  const aboutOrder = { kind: 'order', id, label }
  expect([await mentions(eva), await mentions(evan), await mentions(expert), await mentions(calls.manager)]).toEqual([
    [aboutOrder],
    [],
    [],
    [],
  ])
  const pieceId = await addPiece(calls.shop.db)
  expect((await call('POST', `/pieces/${pieceId}/notes/`, { body: '@Xenia, look at the clasp' })).statusCode).toBeLessThan(300)
  expect(await mentions(expert)).toMatchObject([{ kind: 'piece', id: String(pieceId) }])
  const { results } = (await call('GET', '/colleagues/', undefined, expert.headers)).json()
  expect(results.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Eva', 'Mark', 'Olga']))
})
