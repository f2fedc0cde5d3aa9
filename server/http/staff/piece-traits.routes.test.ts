import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { describePaperLine } from '#contract/rules/staff/paper-line.ts'
import { permissions } from '#contract/staff/permissions.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { staffPieceCalls } from '#test/staff-pieces.ts'

const pieces = staffPieceCalls()
const { ok } = pieces
type Staff = typeof pieces.owner

/** Adds two pieces with the same reference. */
async function addTwins(name: string): Promise<[number, number]> {
  const reference = { model_name: name, reference: `${name}-1`, city_id: 1 }
  const older = await addPiece(
    pieces.shop.db,
    { ...reference, production_year: 2011, full_set: true },
    { private: { serial: 'OLD-77 41' } },
  )
  const younger = { ...reference, production_year: 2019, full_set: false, kit_ru: 'Коробка', kit_en: 'Box only' }
  const other = await addPiece(pieces.shop.db, younger, { private: { serial: 'NEW-1042' } })
  await pieces.shop.catalog.refresh()
  return [older, other]
}

const seen = ([older, younger]: readonly [number, number], endings: readonly [string, string] | null) => [
  { id: older, production_year: 2011, full_set: true, kit_ru: '', kit_en: '', ...(endings ? { serial_ending: endings[0] } : {}) },
  {
    id: younger,
    production_year: 2019,
    full_set: false,
    kit_ru: 'Коробка',
    kit_en: 'Box only',
    ...(endings ? { serial_ending: endings[1] } : {}),
  },
]
const endings = [' 41', '042'] as const
const byId = (results: { traits: { id: number } }[]) => results.map(({ traits }) => traits).toSorted((one, other) => one.id - other.id)

test('OWN-18 OWN-03 OWN-65 search, lists, bulk edits and labels distinguish pieces of a model; serial endings are restricted', async () => {
  const twins = await addTwins('Twinmaster')
  const expectTraits = async (staff: Staff, expected: unknown[]) => {
    const found = (await ok('GET', '/find/?q=twinmaster', undefined, staff)).results
    expect(byId(found)).toEqual(expected)
    expect(byId((await ok('GET', '/pieces/?q=twinmaster', undefined, staff)).results)).toEqual(expected)
    const labels = await ok('GET', `/labels/?ids=${twins.join(',')}`, undefined, staff)
    expect(byId(labels.results)).toEqual(expected)
    for (const serial of ['OLD-77', 'NEW-1042']) expect(JSON.stringify([found, labels])).not.toContain(serial)
    const change = { do: 'set', facts: { full_set: true } }
    expect(byId((await ok('POST', '/pieces/bulk/preview/', { ids: twins, change }, staff)).results)).toEqual(expected)
    const stale = twins.map((id) => ({ id, version: 99 }))
    expect(byId((await ok('POST', '/pieces/bulk/apply/', { rows: stale, change }, staff)).failed)).toEqual(expected)
  }
  await expectTraits(pieces.owner, seen(twins, endings))
  await expectTraits(pieces.editor, seen(twins, null))
})

test('OWN-66 OWN-75 OWN-76 an order, its lines in list and board, and its documents distinguish pieces of the same model', async () => {
  const twins = await addTwins('Orderling')
  const { customerId, headers } = await signIn(pieces.shop, { phone: '79163216560' })
  await fillCart(pieces.shop.db, customerId, twins, 1)
  const placed = await pieces.shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
  expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()])
  const { id } = placed.json()
  const order = await ok('GET', `/orders/${id}/`)
  expect(byId(order.pieces.map((traits: object) => ({ traits })))).toEqual(seen(twins, endings))
  const search = `search=${order.order_number}`
  const { results } = await ok('GET', `/orders/?${search}`)
  expect(byId(results[0].pieces)).toEqual(seen(twins, endings))
  const { columns } = await ok('GET', `/orders/board/?${search}`)
  const onBoard = columns.flatMap((column: { results: { pieces: { traits: { id: number } }[] }[] }) => column.results)
  expect(byId(onBoard[0].pieces)).toEqual(seen(twins, endings))
  for (const kind of ['invoice', 'handover']) {
    const { body, number } = await ok('POST', `/orders/${id}/documents/`, { kind })
    expect(body.lines).toMatchObject([
      { year: 2011, set: { ru: 'полный комплект', en: 'full set' }, serial: 'OLD-77 41' },
      { year: 2019, set: { ru: 'Коробка', en: 'Box only' }, serial: 'NEW-1042' },
    ])
    const pdf = await pieces.call('GET', `/documents/${number}/pdf/`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  }
  expect(describePaperLine('ru', { year: 2011, set: { ru: 'полный комплект', en: 'full set' }, serial: 'OLD-77 41' })).toBe(
    '2011, полный комплект, серийный номер OLD-77 41',
  )
})

test('OWN-86 OWN-87 quotes, offers and the thread of an offer distinguish pieces of the same model', async () => {
  const twins = await addTwins('Quotewell')
  const contact = { name: 'Vera', phone: '+79160000078', email: 'vera@example.com', language: 'ru' }
  const lines = twins.map((id) => ({ piece_id: id, price_usd: '9500' }))
  const expires_at = new Date(testNow + 48 * hourMs).toISOString()
  const { quote } = await ok('POST', '/quotes/', { contact, lines, expires_at })
  expect(byId(quote.lines)).toEqual(seen(twins, endings))
  expect(byId((await ok('GET', `/quotes/?piece=${twins[0]}`)).results[0].lines)).toEqual(seen(twins, endings))

  const offered = await addTwins('Offerwell')
  await pieces.shop.db.updateTable('piece').set({ takes_offers: true }).where('id', 'in', offered).execute()
  await pieces.shop.catalog.refresh()
  const { headers } = await signIn(pieces.shop, { phone: '79163216561', first_name: 'Vera', last_name: 'Visitor' })
  const [older] = offered
  const { price_usd: asked } = (await pieces.shop.get(`/api/watches/${older}/`)).json()
  const payload = { kind: 'watch', piece_id: older, price_usd: String(Math.round(Number(asked) * 0.95)) }
  const named = await pieces.shop.app.inject({ method: 'POST', url: '/api/offers/', headers, payload })
  expect([named.statusCode, named.body]).toEqual([201, expect.anything()])
  const [offer] = (await ok('GET', `/offers/?piece=${older}`)).results
  const thread = await ok('GET', `/threads/${offer.id}/`)
  const replied = await ok('POST', `/offers/${offer.id}/reply/`, { reply: 'decline', version: offer.version })
  const [expected] = seen(offered, endings)
  expect([offer.piece.traits, thread.piece.traits, replied.offer.piece.traits]).toEqual([expected, expected, expected])
})

test('OWN-03 OWN-75 whoever may read papers may read the serial numbers in them', () => {
  expect(permissions['order.read'].filter((role) => !permissions['piece.serial'].some((known) => known === role))).toEqual([])
})

test('OWN-29 the list of visits and the holds that end soon distinguish pieces of the same model', async () => {
  const twins = await addTwins('Heldwell')
  const until = new Date(testNow + 3 * hourMs).toISOString()
  for (const id of twins) await ok('POST', `/pieces/${id}/hold/`, { name: 'Vera', contact: '', reason: 'word', until })
  expect(byId((await ok('GET', '/today/')).pieces.holds)).toEqual(seen(twins, endings))
  const visit = { office: 'moscow', date: '2026-11-26', time: '12:00', name: 'Vera', phone: '+79160000077', language: 'ru' }
  await ok('POST', '/visits/', { ...visit, pieces: (await addTwins('Visitor')).slice(0, 1) })
  const { results } = await ok('GET', '/visits/?from=2026-11-26&to=2026-11-26')
  expect(results[0].pieces[0].traits).toMatchObject({ production_year: 2011, full_set: true, serial_ending: ' 41' })
})

test('OWN-30 the notice of the end of a hold gives the time of the office where the piece lies', async () => {
  const id = await addPiece(pieces.shop.db, { city_id: 2 })
  const until = new Date(testNow + 48 * hourMs).toISOString()
  await ok('POST', `/pieces/${id}/hold/`, { name: 'Vera', contact: '', reason: 'word', until })
  pieces.shop.clock.now = testNow + 47.5 * hourMs
  await pieces.shop.runJobs()
  // 13:00 in Dubai is 12:00 in Moscow
  expect(pieces.shop.outbox('mail').at(-1)?.text).toMatch(/13:00.*(по времени Дубая|Dubai time)/s)
})
