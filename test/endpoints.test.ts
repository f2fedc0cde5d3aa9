import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#app/client/create-call-api.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { addRoute, type RouteSettings } from '#server/http/add-route.ts'
import { addReadRoute } from '#server/http/read-route.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const declared = Object.entries<Endpoint>({ ...endpoints, ...staffEndpoints })

test('API-10 every call that is declared has a route, and every route of the API is declared', () => {
  const mounted = shop.app.accesses.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`)
  expect(new Set(mounted)).toEqual(new Set(['GET /api/openapi.json', ...declared.map(([name]) => name)]))
})

test.each(declared)('API-10 the path of %s contains its parameters', (name, { params }) => {
  const inPath = [...name.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
  const inSchema = params && 'shape' in params ? Object.keys(params.shape as object) : []
  expect(inSchema).toEqual(inPath)
})

test('API-10 a call or a route that differs from its declaration does not compile', () => {
  expect([callWrongly, mountWrongly, callRightly]).toHaveLength(3)
})

/** Never called. The file compiles only if every line below a `@ts-expect-error` is a type error. */
function callWrongly(call: CallApi) {
  // @ts-expect-error there is no such call
  void call('GET /api/clocks/')
  // @ts-expect-error the path has no such method
  void call('DELETE /api/watches/')
  // @ts-expect-error the body is missing
  void call('POST /api/auth/verify_code/')
  // @ts-expect-error a field of the body is missing
  void call('POST /api/auth/verify_code/', { body: { phone: '+79161234567' } })
  // @ts-expect-error a field of the body is of another type
  void call('POST /api/auth/verify_code/', { body: { phone: '+79161234567', code: 1234 } })
  // @ts-expect-error the body has no such field
  void call('POST /api/cart/', { body: { watch_id: 1, price: '1.00' } })
  // @ts-expect-error the call has no body
  void call('GET /api/users/me/', { body: { first_name: 'Anna' } })
  // @ts-expect-error the parameter of the path is missing
  void call('DELETE /api/addresses/:id/')
  // @ts-expect-error the parameter of the path is of another type
  void call('GET /api/watches/:id/', { params: { id: 'submariner' } })
  // @ts-expect-error the path has no such parameter
  void call('GET /api/watches/:id/', { params: { id: 1, slug: 'submariner' } })
  // @ts-expect-error the query has no such parameter
  void call('GET /api/watches/', { query: { color: 'blue' } })
  // @ts-expect-error the parameter of the query is of another type
  void call('GET /api/watches/', { query: { min_price: 'cheap' } })
  // @ts-expect-error the parameter has no such value
  void call('GET /api/orders/', { query: { status: 'lost' } })
  // @ts-expect-error the call has no such header
  void call('POST /api/orders/validate_promo/', { body: { code: 'SPRING' }, headers: { 'idempotency-key': 'once' } })
  // @ts-expect-error only a list has other pages
  void call('GET /api/cart/0/', { url: '/api/cart/1/' })
  // @ts-expect-error the response has no such field
  void call('GET /api/users/me/').then(({ age }) => age)
  // @ts-expect-error the field of the response is of another type
  void call('GET /api/watches/').then(({ count }): string => count)
  // @ts-expect-error the response is empty
  void call('DELETE /api/comparison/clear/').then(({ count }) => count)
}

function mountWrongly(app: FastifyInstance, settings: RouteSettings) {
  // @ts-expect-error there is no such call
  addRoute(app, 'GET /api/clocks/', settings, () => ({ count: 0 }))
  // @ts-expect-error a field of the response is missing
  addRoute(app, 'POST /api/favorites/toggle/', settings, () => ({ is_favorite: true }))
  // @ts-expect-error a field of the response is of another type
  addRoute(app, 'POST /api/auth/logout/', settings, async () => ({ detail: 1 }))
  // @ts-expect-error the response must be empty
  addRoute(app, 'DELETE /api/comparison/clear/', settings, async () => ({ count: 0 }))
  // @ts-expect-error the body has no such field
  addRoute(app, 'POST /api/auth/logout/', settings, ({ body }) => ({ detail: body.access }))
  // @ts-expect-error the path has no such parameter
  addRoute(app, 'DELETE /api/addresses/:id/', settings, async ({ params }) => void params.slug)
  // @ts-expect-error the query has no such parameter
  addRoute(app, 'GET /api/favorites/check/', settings, ({ query }) => ({ is_favorite: false, id: query.size }))
  const read = { cache: 'list', operationId: 'count', tag: 'Lists' } as const
  // @ts-expect-error items of the response are of another shape
  addReadRoute(app, { ...read, name: 'GET /api/brands/', produce: () => ({ count: 1, next: null, previous: null, results: [{ id: 1 }] }) })
}

function callRightly(call: CallApi, app: FastifyInstance, settings: RouteSettings) {
  void call('GET /api/users/me/').then(({ email }): string | null => email)
  void call('GET /api/watches/', { query: { brand_ids: [1, 2], min_price: 10, ordering: 'price_usd' } })
  void call('GET /api/watches/', { url: '/api/watches/?page=2' })
  void call('PATCH /api/cart/:id/', { params: { id: '0' }, body: { watch_id: 1, quantity: 2 } }).then(({ quantity }): number => quantity)
  void call('DELETE /api/cart/:id/', { params: { id: '0' }, query: { watch_id: 1 } })
  addRoute(app, 'DELETE /api/addresses/:id/', settings, async ({ params }) => void params.id)
  addRoute(app, 'POST /api/favorites/toggle/', settings, ({ body }) => ({ is_favorite: body.is_favorite ?? true, id: null }))
}
