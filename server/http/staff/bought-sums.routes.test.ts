import { expect, test } from 'vitest'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls()
const { call, card, list, order } = calls

test('OWN-76 OWN-95 a returned piece no longer counts as bought: in the list, on the card and in the order', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79162220001', first_name: 'Rita', last_name: 'Returns' })
  const { id } = await order(customerId, headers)
  const bought = async () => {
    const { counts, results } = await list('search=rita')
    const { customer } = (await call('GET', `/orders/${id}/`)).json()
    return [counts.bought, results[0].bought_usd, (await card(results[0].id)).bought_usd, customer.bought_usd]
  }
  expect(await bought()).toEqual([0, '0.00', '0.00', '0.00'])
  const payment = { kind: 'payment', amount_usd: '10000', method: 'transfer' }
  expect((await call('POST', `/orders/${id}/payments/`, payment)).statusCode).toBeLessThan(300)
  for (const [step, details] of [
    ['confirm', {}],
    ['ship', {}],
    ['deliver', { identity_seen: true }],
  ] as const)
    expect((await call('POST', `/orders/${id}/${step}/`, details)).statusCode).toBe(200)
  expect(await bought()).toEqual([1, '10000.00', '10000.00', '10000.00'])
  const [line] = (await call('GET', `/orders/${id}/`)).json().items
  const asked = (await call('POST', `/orders/${id}/returns/`, { line_id: line.id, reason: 'too large' })).json()
  for (const state of [{ state: 'received' }, { state: 'inspected', inspection: 'as it was sent' }, { state: 'accepted' }])
    expect((await call('PATCH', `/orders/${id}/returns/${asked.order.returns[0].id}/`, state)).statusCode).toBe(200)
  expect(await bought()).toEqual([0, '0.00', '0.00', '0.00'])
})
