import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Permission, permissionsOf, type StaffRole, staffRoles } from '#contract/staff/permissions.ts'
import { StaffPieceChanged } from '#contract/staff/piece-record.ts'
import { holdsText } from '#test/find-words.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { buybackSecrets, stockPricedBuyback } from '#test/priced-buyback.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'
import { serviceEntry } from '#test/staff-pieces.ts'
import { createStaff } from '#test/staff.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'
type Staff = Awaited<ReturnType<typeof createStaff>>

const shop: TestShop = await openTestShop()
const staff: Partial<Record<StaffRole, Staff>> = {}
/** Ids for route parameters, by the segment of the API path before the parameter. */
const ids: Record<string, string> = {}
let pieceId = 0
afterAll(() => shop.close())

/** Keys that require a permission, and texts that are stored under these keys. */
const hidden: { permission: Permission; keys: RegExp; texts: string[] }[] = [
  {
    permission: 'piece.cost',
    keys: /^books$|cost|expenses|margin|floor|payout|insured|consign|acquired|ownership|(^|\.)sold_/,
    texts: ['7654321', '76543.21', '7111100', '71111.00', 'Konstantin Consignor', 'consignor@secret.example', '8765432'],
  },
  {
    permission: 'person.contact',
    keys: /(^|\.)hold\.(name|contact)$|^(phone|email|first_name|last_name|address_\w+)$/,
    texts: ['Vera Visitor', '+78007005359', 'Klara Keeper', '+79001112233', pickup.phone, pickup.email, pickup.last_name],
  },
  { permission: 'buyback.price', keys: /^(low|high|counter|offered)_cents$|^payout_/, texts: buybackSecrets },
  { permission: 'piece.serial', keys: /^(serial|serial_key|movement_serial|movement_key|serial_ending)$/, texts: ['QX77Z9', 'MV55K3'] },
]

async function send(role: StaffRole, method: Method, path: string, payload?: object) {
  const response = await shop.app.inject({
    method,
    url: path.startsWith('/api/') ? path : `/api/staff${path}`,
    headers: staff[role]?.headers ?? {},
    ...(payload ? { payload } : {}),
  })
  return { status: response.statusCode, body: response.body }
}

async function write(method: Method, path: string, payload?: object, role: StaffRole = 'owner') {
  const { status, body } = await send(role, method, path, payload)
  expect([path, status, body]).toEqual([path, expect.toBeOneOf([200, 201]), expect.anything()])
  return JSON.parse(body)
}

/** Returns all keys of a response, at any depth. Keys within a `hold` get the prefix `hold.`. */
function keysOf(value: unknown, parent = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => keysOf(each, parent))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => [parent === 'hold' ? `hold.${key}` : key, ...keysOf(below, key)])
}

/**
 * Whether staff who may read people may see this text in a response. Consignors are listed among the people with their names and contacts,
 * but without the consigned pieces.
 */
const isOnCard = (address: string, text: string) => /^\/(people|find)\//.test(address) && /consignor/i.test(text)

/** Returns the keys and texts of a response that a role may not see. */
function leaksOf(role: StaffRole, body: string, address = ''): string[] {
  const mayReadPeople = permissionsOf([role]).includes('person.read')
  const isJson = /^[[{]/.test(body)
  const keys = isJson ? [...new Set(keysOf(JSON.parse(body)))] : []
  return hidden
    .filter(({ permission }) => !permissionsOf([role]).includes(permission))
    .flatMap((rule) => [
      ...keys.filter((key) => rule.keys.test(key)),
      ...rule.texts.filter((text) => holdsText(body, text) && !(mayReadPeople && isOnCard(address, text))),
    ])
}

beforeAll(async () => {
  for (const role of staffRoles) staff[role] = await createStaff(shop, { roles: [role], name: role })
  const later = new Date(testNow + 86_400_000).toISOString()
  const path = (rest = '') => `/pieces/${pieceId}/${rest}`
  let piece = StaffPieceChanged.parse(await write('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Guarded' }))
  pieceId = piece.id
  const step = async (method: Method, rest: string, payload: object) => {
    piece = StaffPieceChanged.parse(await write(method, path(rest), { version: piece.version, ...payload }))
  }
  const own = { cost_usd: '76543.21', floor_usd: '71111', insured_usd: '87654.32', acquired_from: 'Konstantin Consignor' }
  const consigned = { ownership: 'consignment', consignor_name: 'Konstantin Consignor', consignor_contact: 'consignor@secret.example' }
  await step('PATCH', 'books/', { changes: { ...own, ...consigned, consignor_share: 8000, consigned_until: '2026-11-25' } })
  await step('PUT', 'serial/', { serial: 'QX77Z9', movement_serial: 'MV55K3' })
  await step('PATCH', '', { changes: { condition_id: 1, production_year: 2020 } })
  await step('PUT', 'price/', { price_usd: '99000', price_on_request: false, keep_previous: false })
  await write('POST', path('expenses/'), { kind: 'service', amount_usd: '76543.21', note: '', spent_on: '2026-11-20' })
  await write('POST', path('notes/'), { body: 'A note' })
  await write('POST', path('register-checks/'), { register: 'The register', result: 'clear', reference: '1' })
  piece = StaffPieceChanged.parse(await write('POST', path('moves/'), { to_city_id: piece.city_id === 1 ? 2 : 1, reason: 'viewing' }))
  await write('POST', `/moves/${piece.move?.id}/send/`, { courier: 'Courier', tracking: '1', insured_usd: '76543.21' })
  piece = StaffPieceChanged.parse(await write('POST', `/moves/${piece.move?.id}/receive/`, {}))
  await step('POST', 'publish/', { as: 'available' })
  await write('POST', path('hold/'), { name: 'Klara Keeper', contact: '+79001112233', reason: 'word', until: later })
  await write('POST', path('service/'), serviceEntry)
  const orderId = await placeOrder()
  const document = await write('POST', `/orders/${orderId}/documents/`, { kind: 'invoice' })
  const place = await write('POST', '/places/', { city_id: 1, kind: 'safe', name_ru: 'Второй сейф', name_en: 'Second safe' })
  const take = await write('POST', '/stock-takes/', { place_id: place.id })
  const visit = { name: 'Vera Visitor', phone: '+7 800 700-53-59', city: 'moscow', date: '2026-11-24', time: '15:30' }
  expect((await shop.app.inject({ method: 'POST', url: '/api/appointments/', payload: visit })).statusCode).toBe(201)
  await write('POST', '/threads/', { name: visit.name, phone: visit.phone, body: 'Called', result: 'open' })
  const buybackId = String(await stockPricedBuyback(write))
  Object.assign(ids, {
    buybacks: buybackId,
    threads: buybackId,
    pieces: String(pieceId),
    people: String(await consignorId()),
    orders: orderId,
    documents: String(document.number),
    lists: 'brands',
    'stock-takes': String(take.id),
  })
})

async function consignorId(): Promise<number> {
  const row = await shop.db
    .selectFrom('piece_private')
    .select('consignor_person_id')
    .where('piece_id', '=', pieceId)
    .executeTakeFirstOrThrow()
  return row.consignor_person_id ?? 0
}

async function placeOrder(): Promise<string> {
  const { id } = await shop.db
    .selectFrom('piece')
    .select('id')
    .where('status', '=', 'available')
    .where('stock', '=', 1)
    .executeTakeFirstOrThrow()
  const buyer = await signIn(shop)
  await fillCart(shop.db, buyer.customerId, [id])
  const response = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup })
  expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
  return String(response.json().id)
}

/** Returns the paths to request for a route, with ids of existing records and all required query parameters. */
async function addressesOf(url: string): Promise<string[]> {
  const path = url
    .replace('/api/staff', '')
    .replace(/\/:\w+\//g, (_whole, at: number, all: string) => `/${ids[all.slice(1, at)] ?? randomUUID()}/`)
  if (path === '/find/') return ['Guarded', 'QX77Z9', 'Klara', 'Konstantin', 'Submariner'].map((q) => `/find/?q=${q}`)
  if (path === '/references/') return ['/references/?q=Guarded']
  if (path === '/presence/') return [`/presence/?kind=piece&id=${pieceId}`]
  if (path === '/visits/') return ['/visits/?from=2026-11-20&to=2026-11-30']
  if (path === '/insight/sales/') return ['/insight/sales/?from=2026-01-01&to=2026-12-31']
  if (path === '/labels/') return [`/labels/?ids=${pieceId}`]
  if (path === '/pieces/') return ['/pieces/', '/pieces/?ownership=consignment&missing=cost&ordering=margin', '/pieces/?q=QX77Z9']
  if (path === '/audit/') return ['/audit/', `/audit/?subject_kind=piece&subject_id=${pieceId}`]
  if (!url.endsWith('/audit/:id/')) return [path]
  const entries = await shop.db.selectFrom('audit_entry').select('id').execute()
  return entries.map(({ id }) => `/audit/${id}/`)
}

const reads = shop.app.accesses.filter(({ method, url, access }) => method === 'GET' && access === 'staff' && url !== '/api/staff/events/')
// Whether a route returns the staff member's own data, or the company's data. Every page of the shop shows the company's data.
const isOwn = (url: string) => /^\/api\/staff\/(sessions?|company)\/$/.test(url)

test.each(staffRoles)('OWN-03 DESK-01 no response to %s holds a key or a text that the role may not see', async (role) => {
  const responded: string[] = []
  const leaks: string[] = []
  for (const { url } of reads.filter((route) => !isOwn(route.url)))
    for (const address of await addressesOf(url)) {
      const { status, body } = await send(role, 'GET', address)
      if (status === 200) responded.push(url)
      leaks.push(...(status === 200 ? leaksOf(role, body, address) : []).map((leak) => `${address}: ${leak}`))
    }
  expect(leaks).toEqual([])
  expect(responded).toContain('/api/staff/audit/:id/')
  expect(responded).toContain('/api/staff/pieces/:id/')
  expect(new Set(responded).size).toBeGreaterThan(15)
})

test.each(['expert', 'editor'] as const)('OWN-03 no response to a write of %s holds more than reading does', async (role) => {
  const { version } = JSON.parse((await send(role, 'GET', `/pieces/${pieceId}/`)).body)
  const responses = [
    await write('PATCH', `/pieces/${pieceId}/`, { version, changes: { model_name: `Guarded by ${role}` } }, role),
    await write('POST', `/pieces/${pieceId}/notes/`, { body: `Of ${role}` }, role),
    await write('POST', `/pieces/${pieceId}/register-checks/`, { register: 'Another', result: 'clear', reference: role }, role),
    await write('POST', '/pieces/', { copy_from: pieceId }, role),
  ]
  expect(responses.flatMap((response) => leaksOf(role, JSON.stringify(response)))).toEqual([])
})

test('OWN-03 owner and manager get the keys that others lack, so the comparison is not empty', async () => {
  for (const role of ['owner', 'manager'] as const) {
    const keys = keysOf(JSON.parse((await send(role, 'GET', `/pieces/${pieceId}/`)).body))
    expect(keys).toEqual(expect.arrayContaining(['books', 'expenses', 'margin_usd', 'hold.name', 'hold.contact', 'serial_ending']))
  }
})
