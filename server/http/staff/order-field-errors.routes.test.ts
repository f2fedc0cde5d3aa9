import { describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place } = calls

async function refusedFields(method: 'POST' | 'PATCH', path: string, body: object): Promise<Record<string, string[]>> {
  const response = await call(method, path, body)
  expect(response.statusCode).toBe(400)
  return response.json().errors
}

describe('the errors of an order form', () => {
  const nowhere = { delivery_method: 'delivery', country: '', address_city: '', postal_code: '', address_line1: '' }
  const wanted = { 'destination.country': ['Please fill in this field.'], 'destination.address_line1': ['Please fill in this field.'] }

  test('OWN-72 OWN-74 each missing field of an address has its error, in an edit and in a manual order', async () => {
    const { id } = await place()
    const { version } = (await call('GET', `/orders/${id}/`)).json()
    expect(await refusedFields('PATCH', `/orders/${id}/`, { version, destination: nowhere })).toMatchObject(wanted)
    const contact = { first_name: 'Ivan', last_name: 'Petrov', phone: '+7 916 700-10-20', email: 'ivan@example.com' }
    const lines = [{ piece_id: await addPiece(calls.shop.db), price_usd: '0' }]
    expect(await refusedFields('POST', '/orders/', { ...contact, lines, destination: nowhere })).toMatchObject({
      ...wanted,
      'lines.0.price_usd': ['Enter an amount above zero, for example 1250.50.'],
    })
  })

  test('REAL-05 OWN-72 an address lacks exactly the fields that its country requires', async () => {
    const { id } = await place()
    const { version } = (await call('GET', `/orders/${id}/`)).json()
    const destination = { ...nowhere, country: 'FR', address_line1: '1 rue de Rivoli' }
    const missing = ['Please fill in this field.']
    expect(await refusedFields('PATCH', `/orders/${id}/`, { version, destination })).toEqual({
      address_city: missing,
      postal_code: missing,
    })
  })

  test('OWN-71 OWN-73 an error says which amount or time is expected', async () => {
    const { id } = await place()
    const amountOf = async (amount_usd: string) =>
      (await refusedFields('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd, method: 'cash' })).amount_usd
    expect(await amountOf('')).toEqual(['Please fill in this field.'])
    for (const amount of ['0', '-5', 'ten']) expect(await amountOf(amount)).toContain('Enter an amount above zero, for example 1250.50.')
    const extended = { until: '', deposit: { amount_usd: '', method: 'cash' } }
    expect(await refusedFields('POST', `/orders/${id}/extend/`, extended)).toMatchObject({
      until: ['Please fill in this field.'],
      'deposit.amount_usd': ['Please fill in this field.'],
    })
    expect((await refusedFields('POST', `/orders/${id}/extend/`, { until: 'soon' })).until).toEqual(['Enter a day and a time.'])
  })
})
