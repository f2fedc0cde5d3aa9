import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressesMax } from '#server/domain/addresses/add-address.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
let anna: Awaited<ReturnType<typeof signIn>>
let dubai: number
beforeAll(async () => {
  shop = await openTestShop()
  dubai = (await shop.db.selectFrom('city').select('id').where('key', '=', 'dubai').executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await signIn(shop)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const call = (method: Method, path = '', payload?: object, headers: Record<string, string> = anna.headers) =>
  shop.app.inject({ method, url: `/api/addresses/${path}`, headers, ...(payload ? { payload } : {}) })

const paris = {
  city_text: 'Paris',
  country: 'fr',
  postal_code: '75008',
  address_line1: ' 12 avenue Montaigne ',
  address_line2: '',
  state: null,
  comment: ' ',
}

const add = async (address: object = paris) => (await call('POST', '', address)).json()

describe('an address', () => {
  test('PROF-03 API-03 abroad is stored: trimmed, its country in capitals, empty optionals null', async () => {
    const response = await call('POST', '', paris)
    expect(response.statusCode).toBe(201)
    const { id, ...fields } = response.json()
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(fields).toEqual({
      city: null,
      lines: ['12 avenue Montaigne', '75008 Paris'],
      city_text: 'Paris',
      state: null,
      country: 'FR',
      postal_code: '75008',
      address_line1: '12 avenue Montaigne',
      address_line2: null,
      comment: null,
    })
    expect((await call('GET', `${id}/`)).json()).toEqual({ id, ...fields })
    expect((await call('GET')).json()).toEqual({ count: 1, next: null, previous: null, results: [{ id, ...fields }] })
  })

  test("PROF-03 in a city of the shop gets the country of the city, and its name in the person's language", async () => {
    const address = await add({ city: dubai, address_line1: 'Marasi Drive 1' })
    expect(await add({ city: dubai, country: null, address_line1: 'Marasi Drive 2' })).toMatchObject({ city: { id: dubai }, country: 'AE' })
    expect(address).toMatchObject({ city: { id: dubai, name: 'Dubai' }, city_text: null, country: 'AE', postal_code: null })
    const russian = await call('GET', `${address.id}/`, undefined, { ...anna.headers, 'accept-language': 'ru' })
    expect(russian.json().city).toEqual({ id: dubai, name: 'Дубай' })
  })

  test('PROF-03 can be changed field by field, and moved between a listed and a typed city', async () => {
    const { id } = await add()
    const commented = await call('PATCH', `${id}/`, { comment: 'Ring twice' })
    expect(commented.json()).toMatchObject({ comment: 'Ring twice', city_text: 'Paris', country: 'FR' })
    const updated = await call('PATCH', `${id}/`, { city: dubai, postal_code: null })
    expect(updated.json()).toMatchObject({ city: { id: dubai }, city_text: null, country: 'AE', postal_code: null, comment: 'Ring twice' })
    const back = await call('PATCH', `${id}/`, { city: null, city_text: 'Lyon', country: 'FR' })
    expect(back.json()).toMatchObject({ city: null, city_text: 'Lyon', country: 'FR' })
    const renamed = await call('PATCH', `${id}/`, { country: 'CH' })
    expect(renamed.json()).toMatchObject({ city_text: 'Lyon', country: 'CH' })
  })

  test('PROF-03 is not found after it is deleted', async () => {
    const { id } = await add()
    const deleted = await call('DELETE', `${id}/`)
    expect([deleted.statusCode, deleted.body]).toEqual([204, ''])
    expect((await call('GET', `${id}/`)).statusCode).toBe(404)
    expect((await call('DELETE', `${id}/`)).statusCode).toBe(404)
  })

  test('PROF-03 the newest address comes first', async () => {
    const first = await add()
    const second = await add({ ...paris, city_text: 'Nice' })
    const { results } = (await call('GET')).json()
    expect(results.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  })
})

describe('a rejected address', () => {
  test.each([
    [
      'a first line below five characters',
      { ...paris, address_line1: ' 12a  ' },
      'address_line1',
      'Too short: enter at least 5 characters.',
    ],
    ['no first line', { city_text: 'Paris', country: 'FR' }, 'address_line1', 'Please fill in this field.'],
    ['neither city', { country: 'FR', address_line1: 'Rue de la Paix' }, 'city_text', 'Enter the city.'],
    ['both cities', { ...paris, city: 1 }, 'city_text', 'Choose a city from the list or type one, not both.'],
    ['an unknown city', { city: 999, address_line1: 'Rue de la Paix' }, 'city', 'This city is not on the list.'],
    ['no country', { city_text: 'Paris', address_line1: 'Rue de la Paix' }, 'country', 'Enter the country.'],
    ['an unknown country', { ...paris, country: 'XX' }, 'country', 'This country is not on the list.'],
    ['an unknown field', { ...paris, customer_id: 'x' }, 'customer_id', 'Unknown parameter.'],
  ])('PROF-03 SEC-C9 with %s is rejected', async (_what, address, field, sentence) => {
    const response = await call('POST', '', address)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ [field]: [sentence] })
    expect((await call('GET')).json().count).toBe(0)
  })

  test.each(['АЕ', 'ru1', 'R', 'ıt', 'ſe', 'RUS', 'R U'])('SEC-C7 with the country «%s» says so', async (country) => {
    const response = await call('POST', '', { ...paris, country })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ country: ['Enter the two-letter country code, for example FR.'] })
  })

  test('SEC-C7 with a city of the shop and the country of another city is rejected', async () => {
    const response = await call('POST', '', { city: dubai, country: 'FR', address_line1: 'Marasi Drive 1' })
    expect([response.statusCode, response.json().errors]).toEqual([400, { country: ['The city is in another country.'] }])
  })

  test('PROF-03 an invalid change is refused and changes nothing', async () => {
    const { id } = await add()
    expect((await call('PATCH', `${id}/`, { address_line1: 'a' })).statusCode).toBe(400)
    expect((await call('PATCH', `${id}/`, { city_text: null })).statusCode).toBe(400)
    expect((await call('PATCH', `${id}/`, { id: 'another' })).json().errors).toEqual({ id: ['Unknown parameter.'] })
    expect((await call('GET', `${id}/`)).json()).toMatchObject({ city_text: 'Paris', address_line1: '12 avenue Montaigne' })
  })

  test('PROF-03 the twenty-first address is rejected with the advice to delete one', async () => {
    const one = {
      customer_id: anna.customerId,
      city_text: 'Paris',
      country_code: 'FR',
      address_line1: 'Rue de la Paix',
      created_at: new Date(0),
    }
    await shop.db
      .insertInto('address')
      .values(Array.from({ length: addressesMax - 1 }, () => one))
      .execute()
    const responses = await Promise.all([call('POST', '', paris), call('POST', '', paris)])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
    const refused = responses.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().detail).toBe('You can save up to 20 addresses. Please delete one first.')
    expect((await call('GET')).json().results).toHaveLength(addressesMax)
  })
})

describe('access to addresses', () => {
  test.each(['GET', 'PATCH', 'DELETE'] as const)(
    "SEC-C8 API-11 another customer's address answers 404 to %s, and stays",
    async (method) => {
      const { id } = await add()
      const boris = await signIn(shop)
      const response = await call(method, `${id}/`, method === 'PATCH' ? { comment: 'mine now' } : undefined, boris.headers)
      expect(response.statusCode).toBe(404)
      expect((await call('GET', '', undefined, boris.headers)).json().count).toBe(0)
      expect((await call('GET', `${id}/`)).json()).toMatchObject({ comment: null })
    },
  )

  test.each(['0', '1', 'null', "1' or '1'='1", '00000000-0000-0000-0000-000000000000'])(
    'SEC-C8 an id such as %s answers 404',
    async (id) => {
      expect((await call('GET', `${encodeURIComponent(id)}/`)).statusCode).toBe(404)
    },
  )

  test.each(['GET', 'POST'] as const)('API-09 %s without a session is refused', async (method) => {
    const response = await call(method, '', method === 'POST' ? paris : undefined, {})
    expect(response.statusCode).toBe(401)
  })
})
