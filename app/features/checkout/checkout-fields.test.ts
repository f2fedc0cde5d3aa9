import { describe, expect, test } from 'vitest'
import {
  addressToSave,
  checkoutProblems,
  emptyCheckout,
  fieldsOfAddress,
  isTooShortToSave,
  orderBody,
  refilledAddress,
} from '#app/features/checkout/checkout-fields.ts'
import { CreateOrder } from '#contract/order.ts'
import type { AddressRule } from '#contract/rules/address-rule.ts'

const person = { firstName: ' Анна ', lastName: 'Иванова', phone: '8 (916) 123-45-67', email: 'anna@example.com', agree: 'yes' }
const pickup = { ...emptyCheckout, ...person, pickupCityId: '1' }
const delivery = {
  ...emptyCheckout,
  ...person,
  deliveryMethod: 'delivery',
  countryCode: 'FR',
  addressCity: 'Paris',
  postalCode: '75001',
  addressLine1: '1 rue de Rivoli',
}
const terms = { mode: 'reserve', promoCode: null, expectedTotal: '10.00', rule: undefined } as const
const singapore = {
  parts: ['address_line1', 'address_line2', 'postal_code'],
  required: ['address_line1', 'postal_code'],
  state_kind: null,
  postal_code: null,
} satisfies AddressRule

describe('the required fields', () => {
  test('CHK-02 are reported in page order', () => {
    expect(checkoutProblems(emptyCheckout)).toEqual(['firstName', 'lastName', 'phone', 'email', 'pickupCityId', 'agree'])
    expect(checkoutProblems({ ...emptyCheckout, deliveryMethod: 'delivery' })).toEqual([
      'firstName',
      'lastName',
      'phone',
      'email',
      'countryCode',
      'addressCity',
      'postalCode',
      'addressLine1',
      'agree',
    ])
    expect(checkoutProblems(pickup)).toEqual([])
    expect(checkoutProblems(delivery)).toEqual([])
  })

  test.each([
    ['phone', '123456'],
    ['phone', '1234567890123456'],
    ['email', 'anna@example'],
    ['email', 'anna@example.c'],
    ['firstName', '   '],
  ])('CHK-02 a wrong %s is reported: %s', (field, value) => {
    expect(checkoutProblems({ ...pickup, [field]: value })).toEqual([field])
  })
})

test('CHK-08 PROF-03 an address shorter than five characters is accepted for the order but not saved', () => {
  const short = { ...delivery, addressLine1: ' Дом 1', saveAddress: 'yes' }
  expect(isTooShortToSave({ ...short, addressLine1: 'Дом ' })).toBe(true)
  expect(isTooShortToSave(short)).toBe(false)
  expect(isTooShortToSave({ ...short, addressLine1: 'Дом ', saveAddress: '' })).toBe(false)
})

describe('the request body', () => {
  test('CHK-10 API-06 is accepted by the server and omits fields of the other delivery method', () => {
    const one = orderBody({ ...pickup, addressCity: 'Paris', pickupWorkshopId: '2' }, { ...terms, promoCode: 'SAVE10' })
    expect(CreateOrder.safeParse(one).success).toBe(true)
    expect(one).toMatchObject({
      first_name: 'Анна',
      phone: '+7 916 123-45-67',
      pickup_city_id: 1,
      pickup_workshop_id: 2,
      promo_code: 'SAVE10',
    })
    expect(one).not.toHaveProperty('address_city')
    const other = orderBody(delivery, terms)
    expect(CreateOrder.safeParse(other).success).toBe(true)
    expect(other).not.toHaveProperty('pickup_city_id')
    expect(other).toMatchObject({ country: 'FR', state: null, expected_total: '10.00' })
  })

  test('REAL-05 CHK-10 contains the address parts that the country has, and none typed for another', () => {
    const typed = { ...delivery, countryCode: 'SG', state: 'Île-de-France', addressLine2: 'Escalier B' }
    const parts = { country: 'SG', state: null, address_city: '', postal_code: '75001', address_line1: '1 rue de Rivoli' }
    expect(orderBody(typed, { ...terms, rule: singapore })).toMatchObject({ ...parts, address_line2: 'Escalier B' })
    const single = { ...singapore, parts: ['address_line1', 'postal_code'] } satisfies AddressRule
    expect(orderBody(typed, { ...terms, rule: single })).toMatchObject({ ...parts, address_line2: null })
  })

  test('REAL-05 CHK-08 an address is saved without parts typed for another country', () => {
    const typed = { ...delivery, countryCode: 'SG', state: 'Île-de-France' }
    expect(addressToSave(typed, { name: 'Сингапур', address: singapore })).toMatchObject({
      city_text: 'Сингапур',
      state: null,
      postal_code: '75001',
    })
  })

  test('REAL-05 CHK-08 a saved address has its division as the city, or its country if it has neither', () => {
    const bare = { ...delivery, addressCity: '', state: '' }
    expect(addressToSave({ ...bare, countryCode: 'AE', state: 'Dubai' }, { name: 'ОАЭ' })).toMatchObject({
      country: 'AE',
      city_text: 'Dubai',
    })
    expect(addressToSave({ ...bare, countryCode: 'SG' }, { name: 'Сингапур' })).toMatchObject({ country: 'SG', city_text: 'Сингапур' })
  })

  test('CHK-08 a saved address fills in the address fields', () => {
    const address = {
      id: 'a',
      city: { id: 1, name: 'Москва' },
      city_text: null,
      state: null,
      country: 'RU',
      postal_code: '101000',
      address_line1: 'Тверская, 1',
      address_line2: null,
      comment: 'Домофон 5',
      lines: ['Тверская, 1', 'Москва', '101000'],
    }
    expect(fieldsOfAddress(address)).toMatchObject({ countryCode: 'RU', addressCity: 'Москва', addressLine2: '', comment: 'Домофон 5' })
    expect(fieldsOfAddress(address, 'Позвоните заранее')).toMatchObject({ comment: 'Позвоните заранее' })
    expect(fieldsOfAddress({ ...address, city: null, city_text: 'Тула', comment: null })).toMatchObject({ addressCity: 'Тула' })
    const draft = { ...delivery, ...fieldsOfAddress(address, 'Позвоните заранее') }
    const corrected = { ...address, address_line1: 'Тверская, 2', comment: 'Домофон 6' }
    const refilled = { ...draft, ...refilledAddress(draft, [corrected]) }
    expect(refilled).toEqual({ ...draft, addressLine1: 'Тверская, 2' })
    expect({ ...draft, ...refilledAddress(draft, []) }).toEqual({ ...draft, savedAddress: '' })
    expect(refilledAddress({ ...draft, savedAddress: '' }, [corrected])).toEqual({})
  })
})
