import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Permission, permissionsOf, type StaffRole, staffRoles } from '#contract/staff/permissions.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff, staffHeaders } from '#test/staff.ts'

const shop: TestShop = await openTestShop()
const routes = shop.app.accesses.filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/staff/'))
const guarded = routes.filter(({ access }) => access === 'staff')
afterAll(() => shop.close())

type Headers = Record<string, string>
const headersOf: Partial<Record<StaffRole, Headers>> = {}
let customer: Headers
beforeAll(async () => {
  for (const role of staffRoles) headersOf[role] = await freshHeaders(role)
  customer = (await signIn(shop)).headers
})

const freshHeaders = async (role: StaffRole): Promise<Headers> => (await createStaff(shop, { roles: [role] })).headers

type Methods = NonNullable<InjectOptions['method']>
const methods: Record<string, Methods> = { GET: 'GET', POST: 'POST', PATCH: 'PATCH', PUT: 'PUT', DELETE: 'DELETE' }

/**
 * Calls a route with an empty body and with ids that do not exist. Returns only the status, because the body of an event stream never ends.
 */
async function call(method: string, url: string, headers: Headers): Promise<number> {
  const known = methods[method]
  if (!known) throw new Error(`What is ${method}?`)
  const path = url
    .replace(/:\w*id\b/gi, randomUUID())
    .replace(/:\w+/g, '1999999')
    .replace('*', 'nothing')
  const response = await shop.app.inject({
    method: known,
    url: path,
    headers,
    payloadAsStream: true,
    ...(known === 'GET' ? {} : { payload: {} }),
  })
  response.stream().destroy()
  return response.statusCode
}

const rows = guarded.map(({ method, url, permission = null, stepUp = false, isRefusedByRecord = false }) => ({
  method,
  url,
  permission,
  stepUp,
  isRefusedByRecord,
}))
const isAllowed = (role: StaffRole, permission: Permission | null) => permission === null || permissionsOf([role]).includes(permission)

test('OWN-02 the matrix has more than 15 routes', () => {
  expect(rows.length).toBeGreaterThan(15)
})

test.each(rows)('OWN-01 OWN-02 $method $url is for $permission only', async ({ method, url, permission, isRefusedByRecord }) => {
  const nobody = [staffHeaders(), staffHeaders('x'.repeat(43)), { ...staffHeaders(), ...customer }]
  for (const headers of nobody) expect(await call(method, url, headers)).toBe(401)
  for (const role of staffRoles) {
    const status = await call(method, url, headersOf[role] ?? {})
    const refusals = isRefusedByRecord && role !== 'owner' ? [401] : [401, 403]
    if (isAllowed(role, permission)) expect([role, status, status >= 500 || refusals.includes(status)]).toEqual([role, status, false])
    else expect([role, status]).toEqual([role, 403])
    // signs in again, because a route may have ended the session
    if (permission === null) headersOf[role] = await freshHeaders(role)
  }
})

test.each(rows.filter(({ stepUp }) => stepUp))('OWN-12 $method $url needs the second factor again', async ({ method, url, permission }) => {
  const role = staffRoles.find((one) => isAllowed(one, permission)) ?? 'owner'
  const { headers } = await createStaff(shop, { roles: [role], isSteppedUp: false })
  expect(await call(method, url, headers)).toBe(403)
})

test.each(routes.filter(({ method }) => method !== 'GET'))(
  'OWN-13 $method $url is refused unless it has the origin and the header of the back office',
  async ({ method, url }) => {
    const { origin, 'x-vitrine-staff': mark, ...rest } = headersOf.owner ?? staffHeaders()
    const wrong = [rest, { ...rest, origin: String(origin) }, { ...rest, 'x-vitrine-staff': String(mark) }]
    const foreign = { ...rest, origin: 'https://shop.example', 'x-vitrine-staff': '1' }
    for (const headers of [...wrong, foreign]) expect(await call(method, url, headers as Headers)).toBe(403)
  },
)
