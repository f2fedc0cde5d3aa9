import { describe, expect, test } from 'vitest'
import { delivery, pickup } from '#test/orders.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const { place, call, read } = staffOrderCalls()
const usa = { ...delivery, country: 'US', state: 'NY', address_city: 'New York', postal_code: '10001', address_line1: '350 Fifth Avenue' }
const emirates = { ...delivery, country: 'AE', state: null, address_city: 'Dubai', postal_code: '', address_line1: 'Marina Walk, Tower 3' }
const moscow = { ...delivery, country: 'RU', state: null, address_city: 'Москва', postal_code: '101000', address_line1: 'Тверская, 1' }

describe('a phone without + in an order', () => {
  test.each([
    [usa, '(917) 555-1234', '+19175551234'],
    [usa, '1 917 555 1234', '+19175551234'],
    [usa, '+7 917 555-12-34', '+79175551234'],
    [usa, '8 (917) 555-12-34', '+79175551234'],
    [{ ...usa, country: 'IN', state: 'Delhi', postal_code: '110001' }, '98765 43210', '+919876543210'],
    [{ ...usa, country: 'IR', state: 'Tehran', postal_code: '11936-12345' }, '0912 345 6789', '+989123456789'],
    [emirates, '050 123 4567', '+971501234567'],
    [emirates, '501234567', '+971501234567'],
    [emirates, '971 50 123 4567', '+971501234567'],
    [{ ...usa, country: 'VN', state: null, address_city: 'Hanoi', postal_code: '100000' }, '84 912 345 678', '+84912345678'],
    [moscow, '917 555-12-34', '+79175551234'],
    [pickup, '917 555-12-34', '+79175551234'],
    [{ ...pickup, pickup_city_id: 2 }, '050 123 4567', '+971501234567'],
  ])('REAL-06 CHK-02 for delivery to %j, typed as %j, is stored as %s', async (to, typed, stored) => {
    const { contact } = await place({ ...to, phone: typed })
    expect(contact.phone).toBe(stored)
  })

  test('REAL-06 for pickup at an office abroad, a foreign number without + is refused, not read as a Russian one', async () => {
    const buyer = place({ ...pickup, pickup_city_id: 2, phone: '(917) 555-1234' })
    await expect(buyer).rejects.toThrow('400')
  })

  test('REAL-06 a number that is invalid in its country is refused with a request for +, in a manual order and in an edit', async () => {
    const { id, pieceIds } = await place(usa)
    const { version } = await read(id)
    const { delivery_method, country, state, address_city, postal_code, address_line1 } = usa
    const destination = { delivery_method, country, state, address_city, postal_code, address_line1 }
    const contact = { first_name: 'Ida', last_name: 'Petrova', email: 'ida@example.com', phone: '17 555 12' }
    const byHand = { ...contact, lines: [{ piece_id: pieceIds[0] }], destination }
    for (const response of [await call('POST', '/orders/', byHand), await call('PATCH', `/orders/${id}/`, { version, phone: '17 555 12' })])
      expect([response.statusCode, response.json().errors]).toEqual([400, { phone: [expect.stringContaining('+')] }])
    expect((await call('PATCH', `/orders/${id}/`, { version, phone: '(917) 555-0000' })).statusCode).toBe(200)
    expect((await read(id)).contact.phone).toBe('+19175550000')
  })
})
