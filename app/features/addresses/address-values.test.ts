import { describe, expect, test } from 'vitest'
import { addressBody, addressProblems, emptyAddress, valuesOf } from '#app/features/addresses/address-values.ts'
import type { AddressPart, AddressRule } from '#contract/rules/address-rule.ts'

const paris = { ...emptyAddress, mode: 'international', city_text: ' Paris ', country: 'fr', address_line1: ' 12 avenue Montaigne ' }
const moscow = { ...emptyAddress, city: '1', address_line1: 'Петровка, 5' }

describe('the validation of an address', () => {
  test('PROF-03 in a city of the shop requires the city and a first line', () => {
    expect(addressProblems(emptyAddress)).toEqual({ city: 'city', address_line1: 'line1' })
    expect(addressProblems(moscow)).toEqual({})
  })

  test('PROF-03 elsewhere requires a two-letter country, a city and a first line', () => {
    expect(addressProblems({ ...emptyAddress, mode: 'international', country: 'FRA' })).toEqual({
      country: 'country',
      city_text: 'cityText',
      address_line1: 'line1',
    })
    expect(addressProblems(paris)).toEqual({})
  })

  test.each([
    ['1234', false],
    ['  1234  ', false],
    ['12345', true],
  ])('PROF-03 accepts a first line «%s»: %s', (line, isEnough) => {
    expect('address_line1' in addressProblems({ ...moscow, address_line1: line })).toBe(!isEnough)
  })
})

const singapore = {
  name: 'Singapore',
  address: {
    parts: ['address_line1', 'address_line2', 'postal_code'],
    required: ['address_line1', 'postal_code'],
    state_kind: null,
    postal_code: null,
  } satisfies AddressRule,
}

describe('an address in a country without cities', () => {
  const values = { ...paris, city_text: '', country: 'sg', postal_code: '546080' }

  test('REAL-05 PROF-03 needs no city, and sends the country in its place', () => {
    expect(addressProblems(values)).toEqual({ city_text: 'cityText' })
    expect(addressProblems(values, singapore)).toEqual({})
    expect(addressBody(values, singapore)).toMatchObject({ city_text: 'Singapore', country: 'SG', postal_code: '546080' })
  })

  test('REAL-05 PROF-03 with divisions needs a city or a division', () => {
    const emirates = { name: 'UAE', address: { ...singapore.address, required: ['address_line1', 'state'] satisfies AddressPart[] } }
    expect(addressProblems(values, emirates)).toEqual({ state: 'state' })
    expect(addressProblems({ ...values, state: 'Dubai' }, emirates)).toEqual({})
    expect(addressProblems({ ...values, city_text: 'Al Ain' }, emirates)).toEqual({})
  })

  test('REAL-05 PROF-03 omits parts that were typed for another country', () => {
    const typed = { ...values, city_text: 'Paris', state: 'Île-de-France' }
    expect(addressBody(typed, singapore)).toMatchObject({ city_text: 'Singapore', state: null })
    const single = { ...singapore, address: { ...singapore.address, parts: ['address_line1', 'postal_code'] satisfies AddressPart[] } }
    expect(addressBody({ ...typed, address_line2: 'Escalier B' }, single)).toMatchObject({ address_line2: null })
  })
})

describe('the request body of an address', () => {
  test('PROF-03 has the country in capitals and empty optional fields as null', () => {
    expect(addressBody({ ...paris, city: '1', postal_code: ' ' })).toEqual({
      city: null,
      city_text: 'Paris',
      state: null,
      country: 'FR',
      postal_code: null,
      address_line1: '12 avenue Montaigne',
      address_line2: null,
      comment: null,
    })
  })

  test('PROF-03 in a city of the shop omits fields of the other mode', () => {
    const body = addressBody({ ...moscow, city_text: 'Paris', country: 'FR', state: 'x' })
    expect(body).toMatchObject({ city: 1, city_text: null, state: null })
    expect(body).not.toHaveProperty('country')
  })
})

test('PROF-03 an address whose city is not in the list opens as international and is sent back unchanged', () => {
  const stored = {
    id: 'a',
    city: null,
    city_text: 'Paris',
    state: null,
    country: 'FR',
    postal_code: '75008',
    address_line1: '12 avenue Montaigne',
    address_line2: null,
    comment: null,
    lines: ['12 avenue Montaigne', '75008 Paris'],
  }
  const { id: _id, lines: _lines, ...expectedBody } = stored
  expect(valuesOf(stored).mode).toBe('international')
  expect(addressBody(valuesOf(stored))).toEqual(expectedBody)
  const local = { ...stored, city: { id: 2, name: 'Дубай' }, city_text: null, country: 'AE' }
  expect(valuesOf(local)).toMatchObject({ mode: 'local', city: '2', country: '' })
})
