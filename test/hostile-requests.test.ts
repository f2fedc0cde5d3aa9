import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { boundaryRequests, type HostileRequest, hostileRequests, routesOf } from '#test/hostile-requests.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let customer: Record<string, string>
let owner: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ CALLS_PER_IP_HOUR: '1000000', CALLS_PER_DAY: '1000000' })
  customer = (await signIn(shop)).headers
  owner = (await createStaff(shop)).headers
})
afterAll(() => shop.close())

const publicRoutes = routesOf(endpoints)
const staffRoutes = routesOf(staffEndpoints)

/** Sends the requests. Returns a description of each request that got a 5xx, with the start of the response. */
async function findFailures(requests: Iterable<HostileRequest>): Promise<string[]> {
  const failures: string[] = []
  let count = 0
  for (const hostile of requests) {
    const { status, text } = await send(hostile, count++)
    if (status >= 500) failures.push(`${hostile.name} ${hostile.url.slice(0, 200)} ${hostile.body?.slice(0, 200) ?? ''}: ${status} ${text}`)
  }
  expect(count).toBeGreaterThan(500)
  return failures
}

async function send({ method, url, body }: HostileRequest, sender: number): Promise<{ status: number; text: string }> {
  const isStaff = url.startsWith('/api/staff/')
  const response = await shop.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    remoteAddress: `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
    headers: { ...(isStaff ? owner : customer), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    payloadAsStream: true,
    ...(body === undefined ? {} : { payload: body }),
  })
  const status = response.statusCode
  // reads only bodies of errors, because an event stream never ends
  const text = status >= 500 ? String(await response.stream().read()) : ''
  response.stream().destroy()
  if (status === 401 && isStaff) owner = (await createStaff(shop)).headers
  else if (status === 401) customer = (await signIn(shop)).headers
  return { status, text: text.slice(0, 200) }
}

test('API-09 no date, number or text beyond its bounds gets a 5xx from the shop', async () => {
  expect(await findFailures(boundaryRequests(publicRoutes))).toEqual([])
})

test('API-09 no date, number or text beyond its bounds gets a 5xx from the back office', async () => {
  expect(await findFailures(boundaryRequests(staffRoutes))).toEqual([])
})

test('API-09 no hostile request gets a 5xx from any route', async () => {
  expect(await findFailures(hostileRequests([...publicRoutes, ...staffRoutes], 3000, 86))).toEqual([])
})
