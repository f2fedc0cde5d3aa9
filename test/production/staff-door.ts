import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import type { Call } from '#test/production/api-routes.ts'
import { type Request, type Response, sendRequest } from '#test/production/http-request.ts'
import { sampleOf, type Schema } from '#test/production/schema-sample.ts'
import type { StartedShop } from '#test/production/started-shop.ts'
import { endsInTime } from '#test/safe-exit.ts'
import { staffCode } from '#test/staff.ts'

/** Access to the back office of a started shop: its origin, and the session cookie if somebody has signed in. */
export type StaffDoor = { origin: string; headers: Record<string, string> }

/** Requests that end or change the session. They are sent last, because all other requests need the session. */
const endsSession = /\/(session|sessions|me|links)\//

/** Sends a request to one of the processes, with the headers that pages of the back office send. */
export function askStaff({ origin, headers }: StaffDoor, url: string, path: string, request: Request = {}): Promise<Response> {
  const own = { host: new URL(origin).host, origin, 'x-vitrine-staff': '1', 'accept-language': 'en' }
  return sendRequest(url, path, { ...request, headers: { ...own, ...headers, ...request.headers } })
}

/**
 * Signs in the first owner with both factors. Uses the link that the shop printed at its start, or else a link from `npm run staff --
 * invite`.
 */
export async function enterAsOwner(shop: StartedShop, folder: string, origin: string): Promise<StaffDoor> {
  const link = ownerLinkOf(shop) ?? inviteOwner(folder)
  const door = { origin, headers: {} }
  const password = 'quiet harbour lanterns'
  const post = async (path: string, payload: object, cookie = '') => {
    const body = JSON.stringify(payload)
    const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), cookie }
    const response = await askStaff(door, shop.url, `/api/staff/${path}`, { method: 'POST', body, headers })
    if (response.status !== 200) throw new Error(`${path} responded ${response.status} ${response.body}`)
    const [set = ''] = response.headers['set-cookie'] ?? []
    return { body: JSON.parse(response.body), cookie: set.split(';')[0] ?? '' }
  }
  const email = ownerLinkOf(shop) ? { email: 'ada@shop.example' } : {}
  const half = await post('links/accept/', { token: new URL(link).hash.slice(1), name: 'Ada', password, language: 'en', ...email })
  const setup = await post('session/factor-setup/', {}, half.cookie)
  const entered = await post('session/factor-setup/confirm/', { code: staffCode(setup.body.secret, Date.now()) }, half.cookie)
  return { origin, headers: { cookie: entered.cookie } }
}

function ownerLinkOf(shop: StartedShop): string | undefined {
  return shop.log().flatMap((line) => /"address":"([^"]+\/staff\/welcome\/#[^"]+)"/.exec(line)?.[1] ?? [])[0]
}

function inviteOwner(folder: string): string {
  const { PATH = '', HOME = '' } = process.env
  const args = ['scripts/run.mjs', 'staff', 'invite', 'ada@shop.example', '--owner']
  const { stdout, stderr } = spawnSync('node', args, { cwd: folder, env: { PATH, HOME }, encoding: 'utf8', ...endsInTime })
  const link = /https?:\S+#\S+/.exec(stdout)?.[0]
  if (!link) throw new Error(`No link for the owner:\n${stdout}\n${stderr}`)
  return link
}

/** Returns all calls of the back office: without a body, with a valid body and with an empty object, each with and without a query. */
export function staffCalls(): Call[] {
  const calls = Object.entries<Endpoint>(staffEndpoints).flatMap(([name, endpoint]) => callsTo(name, endpoint))
  const rank = ({ method, path }: Call) => (endsSession.test(path) && method !== 'GET' ? 2 : Number(method !== 'GET'))
  return calls.toSorted((one, other) => rank(one) - rank(other))
}

function callsTo(name: string, { params, query, body }: Endpoint): Call[] {
  const [method = '', pattern = ''] = name.split(' ')
  const ids = toSample(params)
  const path = pattern.replace(/:(\w+)/g, (_all, id: string) => {
    const value = ids[id]
    return typeof value === 'string' && /^[\w.-]+$/.test(value) ? value : '1'
  })
  const search = new URLSearchParams(Object.entries(toSample(query)).map(([key, value]) => [key, String(value)])).toString()
  const paths = search ? [path, `${path}?${search}`] : [path]
  const bodies = method === 'GET' ? [undefined] : [undefined, '{}', ...(body ? [JSON.stringify(toSample(body))] : [])]
  return paths.flatMap((one) => bodies.map((payload) => toCall(method, one, payload)))
}

function toCall(method: string, path: string, body: string | undefined): Call {
  if (body === undefined) return { method, path, headers: {} }
  return { method, path, headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }, body }
}

function toSample(type: z.ZodType | undefined): Record<string, unknown> {
  if (!type) return {}
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema & { $defs?: Record<string, Schema> }
  return Object(sampleOf(schema, schema.$defs ?? {}))
}
