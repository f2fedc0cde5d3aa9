import { describe, expect, test } from 'vitest'
import { addressBody, addressProblems, emptyAddress, valuesOf } from '#app/features/addresses/address-values.ts'

const paris = { ...emptyAddress, mode: 'international', city_text: ' Paris ', country: 'fr', address_line1: ' 12 avenue Montaigne ' }
const moscow = { ...emptyAddress, city: '1', address_line1: 'Петровка, 5' }

describe('what is wrong with an address', () => {
  test('PROF-03 in a city of the shop: the city and the first line', () => {
    expect(addressProblems(emptyAddress)).toEqual({ city: 'city', address_line1: 'line1' })
    expect(addressProblems(moscow)).toEqual({})
  })

  test('PROF-03 elsewhere: the two-letter country, the city, the first line', () => {
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
  ])('PROF-03 a first line «%s» is enough: %s', (line, isEnough) => {
    expect('address_line1' in addressProblems({ ...moscow, address_line1: line })).toBe(!isEnough)
  })
})

describe('what is sent of an address', () => {
  test('PROF-03 the country in capitals, empty optionals as null', () => {
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

  test('PROF-03 of a city of the shop nothing that was typed in the other mode', () => {
    const body = addressBody({ ...moscow, city_text: 'Paris', country: 'FR', state: 'x' })
    expect(body).toMatchObject({ city: 1, city_text: null, state: null })
    expect(body).not.toHaveProperty('country')
  })
})

test('PROF-03 an address without a city of the list opens as international, and comes back as it was', () => {
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
