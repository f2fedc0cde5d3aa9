import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerCalls } from '#test/customer-calls.ts'
import { type CustomerWithData, rowsOf, createCustomerWithData } from '#test/customer-with-data.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const shop: TestShop = await openTestShop()
const routes = shop.app.accesses.filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/staff/'))
beforeAll(() => shop.app.ready())
afterAll(() => shop.close())

type Headers = Record<string, string>
const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Verb = (typeof verbs)[number]

let requests = 0
/** Sends each request from another network, because guesses of secret links are rate-limited per network. */
const ask = async (method: Verb, url: string, headers: Headers = {}, payload?: object) => {
  const remoteAddress = `10.${Math.floor(requests / 250)}.${requests++ % 250}.9`
  return shop.app.inject({ method, url, remoteAddress, headers: { ...headers, 'accept-language': 'en' }, ...(payload ? { payload } : {}) })
}

/**
 * Returns the path of a route with the id of the customer's record as its parameter. If the customer has no such record, as for the
 * catalog, uses an id that does not exist.
 */
function urlFor(url: string, whose: CustomerWithData): string {
  const [, resource = ''] = /^\/api\/([\w-]+)\//.exec(url) ?? []
  return url.replace(/:\w+/, whose.ids[resource] ?? '1999999')
}

const ofMany = { stock: 9, takes_offers: true }
const makePieces = async () => {
  const pieces = { piece: await addPiece(shop.db, ofMany), fresh: await addPiece(shop.db, ofMany) }
  await shop.catalog.refresh()
  return pieces
}

describe('each route of a customer’s own data', () => {
  test('API-11 is in customerCalls', () => {
    // leaves out routes with a secret link, because anyone with the link may call them; the tests of quotes cover these routes
    const isOwn = ({ access, url }: (typeof routes)[number]) => access === 'customer' && !url.includes(':token')
    const own = routes.filter(isOwn).map(({ method, url }) => `${method} ${url}`)
    expect(Object.keys(customerCalls).toSorted()).toEqual(own.toSorted())
  })

  test.each(Object.entries(customerCalls))(
    'API-11 SEC-C8 %s: the owner can read or change the data, a visitor and another customer cannot',
    async (route, call) => {
      const [verb = '', url = ''] = route.split(' ')
      const method = verbs.find((one) => one === verb) ?? 'GET'
      const pieces = await makePieces()
      const stranger = await createCustomerWithData(shop, await addPiece(shop.db, { stock: 9 }))
      const askAs = (headers: Headers, whose: CustomerWithData) =>
        ask(method, urlFor(url, whose) + (call.query?.(pieces) ?? ''), headers, call.body?.(pieces))
      const isList = method === 'GET' && !url.includes(':')
      const before = isList && (await askAs(stranger.headers, stranger)).body
      const owner = await createCustomerWithData(shop, pieces.piece)
      const rowsBefore = await rowsOf(shop.db, owner)

      expect((await askAs({}, owner)).statusCode).toBe(401)
      const strangerResponse = await askAs(stranger.headers, owner)
      expect(strangerResponse.statusCode).toBe(url.includes(':') ? 404 : call.status)
      for (const secret of owner.secrets) expect(strangerResponse.body).not.toContain(secret)
      if (isList) expect(strangerResponse.body).toBe(before)
      expect(await rowsOf(shop.db, owner)).toEqual(rowsBefore)

      expect((await askAs(owner.headers, owner)).statusCode).toBe(call.status)
      const hasChanged = JSON.stringify(await rowsOf(shop.db, owner)) !== JSON.stringify(rowsBefore)
      expect(hasChanged).toBe(method !== 'GET' && !call.isSilent)
    },
  )
})

describe('routes that are not a customer’s own', () => {
  const open = routes.filter(({ access, method, url }) => access !== 'customer' && method === 'GET' && !url.endsWith('.json'))

  test.each(open.map(({ url }) => url))('API-11 GET %s responds the same to a customer and to a visitor', async (url) => {
    const owner = await createCustomerWithData(shop, await addPiece(shop.db))
    const [nobody, customer] = [await ask('GET', urlFor(url, owner)), await ask('GET', urlFor(url, owner), owner.headers)]
    expect([customer.statusCode, customer.body]).toEqual([nobody.statusCode, nobody.body])
    for (const secret of owner.secrets) expect(customer.body).not.toContain(secret)
  })
})

describe('methods that a URL does not have', () => {
  const isTaken = (method: string, url: string) =>
    routes.some((route) => route.method === method && new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`).test(url))
  const missing = [...new Set(routes.map(({ url }) => url))].flatMap((url) =>
    verbs.filter((verb) => !isTaken(verb, url)).map((verb) => [verb, url] as const),
  )

  test('API-11 SEC-C8 respond 404 to everybody, the owner included', async () => {
    const [owner, stranger] = [
      await createCustomerWithData(shop, await addPiece(shop.db)),
      await createCustomerWithData(shop, await addPiece(shop.db)),
    ]
    const rowsBefore = await rowsOf(shop.db, owner)
    expect(missing.length).toBeGreaterThan(150)
    const wrongResponses: string[] = []
    for (const [verb, url] of missing)
      for (const headers of [{}, stranger.headers, owner.headers]) {
        const { statusCode } = await ask(verb, urlFor(url, owner), headers, verb === 'GET' ? undefined : {})
        if (statusCode !== 404) wrongResponses.push(`${verb} ${url} ${statusCode}`)
      }
    expect(wrongResponses).toEqual([])
    expect(await rowsOf(shop.db, owner)).toEqual(rowsBefore)
  })
})
