import { describe, expect, test } from 'vitest'
import { orderCalls } from '#test/order-calls.ts'
import { delivery } from '#test/orders.ts'

const calls = orderCalls()
const order = async (address: object) => {
  await calls.inCart()
  const nothing: object = { state: null, address_city: '', postal_code: '' }
  return calls.submit({ ...delivery, ...nothing, ...address })
}
const linesOf = async (address: object): Promise<string[]> => {
  const response = await order(address)
  expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
  const { id, delivery: to } = response.json()
  expect((await calls.cancel(id)).statusCode).toBe(200)
  return to.lines
}
const street = { address_line1: '12 High Street', address_line2: 'apt 4' }

describe('an address in the format of its country', () => {
  test.each([
    ['AE', { address_city: 'Dubai' }, ['12 High Street', 'apt 4', 'Dubai']],
    ['AE', { state: 'Dubai', address_city: 'Dubai' }, ['12 High Street', 'apt 4', 'Dubai']],
    ['AE', { state: 'Sharjah' }, ['12 High Street', 'apt 4', 'Sharjah']],
    ['QA', { address_city: 'Doha' }, ['12 High Street', 'apt 4', 'Doha']],
    ['HK', { address_city: 'Central' }, ['12 High Street', 'apt 4', 'Central']],
    ['HK', { state: 'Kowloon' }, ['12 High Street', 'apt 4', 'Kowloon']],
    ['SG', { postal_code: '546080' }, ['12 High Street', 'apt 4', 'SINGAPORE 546080']],
    ['SG', { address_city: 'Singapore', postal_code: '546080' }, ['12 High Street', 'apt 4', 'SINGAPORE 546080']],
    ['US', { address_city: 'New York', state: 'NY', postal_code: '10001-1234' }, ['12 High Street', 'apt 4', 'New York, NY 10001-1234']],
    ['GB', { address_city: 'London', postal_code: 'ec1a1bb' }, ['12 High Street', 'apt 4', 'London', 'EC1A1BB']],
    ['PL', { address_city: 'Warszawa', postal_code: '00950' }, ['12 High Street', 'apt 4', '00950 Warszawa']],
    ['RU', { address_city: 'Москва', postal_code: ' １０１０００ ' }, ['12 High Street', 'apt 4', 'Москва', '101000']],
    ['FR', { address_city: 'Paris', postal_code: '75 001' }, ['12 High Street', 'apt 4', '75 001 Paris']],
    ['JP', { state: '東京都', postal_code: '154-0023', address_line1: '世田谷区若林' }, ['〒154-0023', '東京都', '世田谷区若林', 'apt 4']],
  ])('REAL-05 CHK-02 in %s: %j is accepted in an order and printed as %j', async (country, address, lines) => {
    expect(await linesOf({ country, ...street, ...address })).toEqual(lines)
  })

  test.each([
    ['AE', {}, { state: 'Please fill in this field.' }],
    ['HK', {}, { state: 'Please fill in this field.' }],
    ['QA', {}, { address_city: 'Please fill in this field.' }],
    ['US', { address_city: 'New York', postal_code: '10001' }, { state: 'Please fill in this field.' }],
    ['RU', { address_city: 'Москва' }, { postal_code: 'Please fill in this field.' }],
    ['FR', {}, { address_city: 'Please fill in this field.', postal_code: 'Please fill in this field.' }],
  ])('REAL-05 CHK-02 in %s: %j is refused with field errors %j', async (country, address, errors) => {
    const response = await order({ country, ...street, ...address })
    const expected = Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [expect.stringContaining(text)]]))
    expect([response.statusCode, response.json().errors]).toEqual([400, expected])
  })

  test('REAL-05 every listed country has an address format, and more than 60 have no postal code', async () => {
    const { results } = (await calls.call('GET', '/api/countries/?page_size=300')).json()
    type Listed = { code: string; address: { required: string[]; postal_code: object | null } }
    const listed: Listed[] = results
    for (const { code, address } of listed) expect([code, address.required]).toEqual([code, expect.arrayContaining(['address_line1'])])
    const without = listed.filter(({ address }) => address.postal_code === null).map(({ code }) => code)
    expect(without).toEqual(expect.arrayContaining(['AE', 'QA', 'HK']))
    expect(without).not.toEqual(expect.arrayContaining(['RU']))
    expect(without.length).toBeGreaterThan(60)
  })
})
