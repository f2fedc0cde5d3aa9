import { afterEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '#test/orders.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, step, read, write } = calls
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

const pay = async (id: string, amount: string, kind = 'payment') => {
  const aboveDue = kind === 'payment' ? { is_above_due: true } : {}
  return (await write('POST', `/orders/${id}/payments/`, { kind, amount_usd: amount, method: 'cash', ...aboveDue })).order
}
const isFound = async (query: string, number: string) => (await call('GET', `/orders/?${query}&search=${number}`)).json().count === 1
const owedToday = async () => Number((await call('GET', '/today/')).json().orders.owed_back)
const noticesOf = (id: string) =>
  calls.shop.db
    .selectFrom('staff_notice')
    .select('kind')
    .where('subject_id', '=', id)
    .where('kind', '=', 'refund-due')
    .where('staff_id', '=', calls.owner.staffId)
    .execute()

describe('REAL-01 an amount owed back', () => {
  const ways = [
    {
      way: 'a paid order that the staff cancels',
      owed: '10000.00',
      owe: async () => {
        const { id, order_number: number } = await place()
        await pay(id, '10000')
        return { id, number, act: () => step(id, 'cancel', { reason: 'sold twice', email: 'skip' }) }
      },
    },
    {
      way: 'a paid order that its customer cancels',
      owed: '10000.00',
      owe: async () => {
        const { id, order_number: number, buyer } = await place()
        await pay(id, '10000')
        const url = `/api/orders/${id}/`
        return {
          id,
          number,
          act: () => calls.shop.app.inject({ method: 'PATCH', url, headers: buyer.headers, payload: { status: 'cancelled' } }),
        }
      },
    },
    {
      way: 'a return that is accepted',
      owed: '10000.00',
      owe: async () => {
        const { id, order_number: number, items } = await place()
        await pay(id, '10000')
        for (const name of ['confirm', 'ship'] as const) await step(id, name, { email: 'skip' })
        await step(id, 'deliver', { identity_seen: true })
        const { order } = await write('POST', `/orders/${id}/returns/`, { line_id: items[0]?.id, reason: 'too small' })
        const path = `/orders/${id}/returns/${order.returns[0]?.id}/`
        await write('PATCH', path, { state: 'received' })
        await write('PATCH', path, { state: 'inspected', inspection: 'as sold' })
        return { id, number, act: () => write('PATCH', path, { state: 'accepted' }) }
      },
    },
    {
      way: 'an overpayment',
      owed: '0.50',
      owe: async () => {
        const { id, order_number: number } = await place()
        return { id, number, act: () => pay(id, '10000.50') }
      },
    },
  ]

  test.each(ways)(
    'REAL-01 $way is listed and counted on Today until the amount is refunded, and sends its notice once',
    async ({ owe, owed }) => {
      const { id, number, act } = await owe()
      const before = await owedToday()
      expect([await isFound('owed=true', number), await isFound('mark=refund', number)]).toEqual([false, false])
      await act()
      expect([await isFound('owed=true', number), await isFound('mark=refund', number)]).toEqual([true, true])
      expect(await owedToday()).toBe(before + 1)
      expect(await noticesOf(id)).toHaveLength(1)
      const page = (await call('GET', `/orders/?search=${number}`)).json()
      expect([page.results[0].owed_back_usd, page.sums.owed_back_usd]).toEqual([owed, owed])
      await pay(id, owed, 'refund')
      expect([await isFound('owed=true', number), await isFound('mark=refund', number)]).toEqual([false, true])
      expect(await owedToday()).toBe(before)
    },
  )

  test('REAL-01 the customer sees the amount that the shop owes them', async () => {
    const { id, buyer } = await place()
    await pay(id, '300', 'deposit')
    await step(id, 'cancel', { reason: 'sold twice', email: 'skip' })
    const own = await calls.shop.app.inject({ url: `/api/orders/${id}/`, headers: buyer.headers })
    expect(own.json()).toMatchObject({ received_price: '300.00', due_price: '0.00', owed_back_price: '300.00' })
  })
})

describe('REAL-01 the payment that a refund belongs to', () => {
  const refund = (id: string, amount: string, payment?: string) =>
    call('POST', `/orders/${id}/payments/`, { kind: 'refund', amount_usd: amount, method: 'cash', ...(payment && { payment_id: payment }) })

  test('REAL-01 a refund of a named payment cannot exceed what is left of that payment', async () => {
    const { id } = await place()
    await pay(id, '2500', 'deposit')
    const { payments } = await pay(id, '7500')
    const [deposit, rest] = ['deposit', 'payment'].map((kind) => payments.find((payment) => payment.kind === kind))
    expect((await refund(id, '2600', deposit?.id)).json().errors).toHaveProperty('amount_usd')
    expect((await refund(id, '1000', deposit?.id)).statusCode).toBe(201)
    expect((await refund(id, '1600', deposit?.id)).statusCode).toBe(400)
    const after = (await read(id)).payments
    expect(after.find(({ kind }) => kind === 'refund')).toMatchObject({ left_usd: null, refunds: deposit?.id })
    expect(after.find((payment) => payment.id === deposit?.id)).toMatchObject({ left_usd: '1500.00', refunds: null })
    expect(after.find((payment) => payment.id === rest?.id)).toMatchObject({ left_usd: '7500.00', refunds: null })
  })

  test('REAL-01 a refund uses the newest payment with enough left; without one, or for another order’s, it is refused', async () => {
    const { id } = await place()
    const { payments } = await pay(id, '2500', 'deposit')
    calls.shop.clock.now += 1000
    const paid = (await pay(id, '3000')).payments.at(-1)
    calls.shop.clock.now += 1000
    const refunded = async () => (await read(id)).payments.at(-1)?.refunds
    await refund(id, '1000')
    expect(await refunded()).toBe(paid?.id)
    calls.shop.clock.now += 1000
    await refund(id, '2200')
    expect(await refunded()).toBe(payments[0]?.id)
    expect((await refund(id, '2100')).json().errors).toHaveProperty('payment_id')
    const other = await place()
    await pay(other.id, '10000')
    expect((await refund(other.id, '1', payments[0]?.id)).json().errors).toHaveProperty('payment_id')
  })

  test('REAL-01 a payment with a refund cannot be undone', async () => {
    const { id } = await place()
    await write('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd: '5000', method: 'cash' })
    const { action_id: action } = await write('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd: '100', method: 'cash' })
    const paid = (await read(id)).payments.find(({ amount_usd: amount }) => amount === '100.00')
    expect((await refund(id, '50', paid?.id)).statusCode).toBe(201)
    const undone = await call('POST', `/audit/${action}/undo/`, {})
    expect([400, 409]).toContain(undone.statusCode)
    expect((await read(id)).payments).toHaveLength(3)
  })
})
