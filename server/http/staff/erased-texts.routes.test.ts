import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { verifySeals } from '#server/domain/audit/verify-seals.ts'
import { receiveEmail } from '#server/domain/inbound/receive-email.ts'
import { readExportParts } from '#server/domain/people/export-parts.ts'
import { readTraces } from '#server/domain/people/read-traces.ts'
import { tamper } from '#test/audit-actions.ts'
import { emailOf } from '#test/emails.ts'
import { addPiece } from '#test/factories.ts'
import { findFiles, findTables } from '#test/find-words.ts'
import { delivery } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls({ STAFF_MAIL: 'hello@vitrine.example' })
const { call } = calls
const words = ['lidia', 'wexford', '9163216541', '321-65-41', 'wx-0990-wire', '1z999aa10123456784', 'лидия']

async function write(path: string, body: object, method: 'POST' | 'PATCH' | 'PUT' = 'POST') {
  const response = await calls.shop.app.inject({ method, url: `/api/staff${path}`, payload: body, headers: calls.owner.headers })
  expect([path, response.statusCode, response.body]).toEqual([path, expect.toSatisfy((code: number) => code < 300), expect.anything()])
  return response.json()
}

async function beWrittenAbout(): Promise<{ id: number; orderId: string }> {
  const { shop } = calls
  const { customerId, headers } = await signIn(shop, { phone: '79163216541', first_name: 'Lidia', last_name: 'Wexford' })
  const contact = { ...delivery, first_name: 'Lidia', last_name: 'Wexford', phone: '+79163216541' }
  const { id: orderId } = await calls.order(customerId, headers, contact)
  const path = `/orders/${orderId}`
  await write(`${path}/confirm/`, { email: 'skip' })
  await write(`${path}/payments/`, { kind: 'payment', amount_usd: '10', method: 'transfer', reference: 'WX-0990-WIRE of Wexford' })
  await write(`${path}/ship/`, {
    email: 'skip',
    carrier: 'ups',
    tracking_number: '1Z999AA10123456784',
    reason: 'Lidia of Wexford pays later',
  })
  await write(`${path}/deliver/`, { email: 'skip', identity_seen: true, reason: 'Wexford paid in cash' })
  const line = (await call('GET', `${path}/`)).json().items[0].id
  const { order } = await write(`${path}/returns/`, { line_id: line, reason: 'Lidia finds it too large' })
  for (const state of ['received', 'inspected'])
    await write(
      `${path}/returns/${order.returns[0].id}/`,
      { state, ...(state === 'inspected' ? { inspection: 'Lidia wore it' } : {}) },
      'PATCH',
    )
  await write(`${path}/returns/${order.returns[0].id}/`, { state: 'refused' }, 'PATCH')
  const { id: cancelled } = await calls.order(customerId, headers, contact)
  await write(`/orders/${cancelled}/cancel/`, { email: 'skip', reason: 'Lidia has changed her mind' })
  const piece = await addPiece(shop.db)
  await write(`/pieces/${piece}/notes/`, { body: 'For Lidia  Wexford, 8 (916) 321-65-41, or Лидия Вексфорд' })
  await write(`/pieces/${piece}/expenses/`, { kind: 'service', amount_usd: '10', note: 'Strap for Lidia Wexford', spent_on: '2026-11-20' })
  const price = { price_usd: '900', price_on_request: false, keep_previous: false, reason: 'Promised to Lidia Wexford' }
  await write(`/pieces/${piece}/price/`, { version: (await call('GET', `/pieces/${piece}/`)).json().version, ...price }, 'PUT')
  const { id: place } = await shop.db.selectFrom('place').select('id').executeTakeFirstOrThrow()
  const { id: take } = await write('/stock-takes/', { place_id: place })
  await write(`/stock-takes/${take}/close/`, { note: 'One watch is with Lidia Wexford, 8 (916) 321-65-41' })
  await write('/views/', { list: 'orders', name: 'Lidia Wexford', query: 'search=Lidia+Wexford', is_shared: false })
  const { person_id: id } = await shop.db.selectFrom('shop_order').select('person_id').where('id', '=', orderId).executeTakeFirstOrThrow()
  await sql`update person set name = 'Лидия Вексфорд' where id = ${id}`.execute(shop.db)
  return { id: id ?? 0, orderId }
}

const brokenSeals = async () => (await verifySeals(calls.shop.db, calls.shop.ctx)).problems
test('OWN-99 SAFE-06 an erasure removes staff texts about the person from all tables, and the seals stay valid', async () => {
  const { shop } = calls
  const { id, orderId } = await beWrittenAbout()
  const found = new Set((await Promise.all(words.map((word) => findTables(shop, word)))).flat())
  for (const table of [
    'audit_personal',
    'audit_reason',
    'order_event',
    'order_payment',
    'order_return',
    'piece_expense',
    'piece_note',
    'shop_order',
    'staff_view',
    'stock_take',
  ])
    expect(found).toContain(table)
  // audit entries contain only digests of the texts
  expect(found).not.toContain('audit_entry')
  expect((await calls.erase(id)).statusCode).toBe(200)
  for (const word of words) expect([word, await findTables(shop, word), await findFiles(shop, word)]).toEqual([word, [], []])
  expect(await brokenSeals()).toEqual([])
  expect(await shop.db.selectFrom('audit_seal').select('id').where('redacted_by', 'is not', null).execute()).toEqual([])
  const order = (await call('GET', `/orders/${orderId}/`)).json()
  expect(order).toMatchObject({
    payments: [{ amount_usd: '10.00', reference: null }],
    returns: [{ state: 'refused' }],
    status: 'delivered',
  })
})

test('OWN-99 an erasure redacts audit entries of an older version: the chain stays valid and names the erasure', async () => {
  const { shop } = calls
  const asBefore = async (on: boolean) => {
    await sql.raw(`alter table audit_entry ${on ? 'disable' : 'enable'} trigger audit_entry_reason`).execute(shop.db)
    await sql`select watch_table('order_payment', 'id', '', ${on ? '' : 'reference'}, 'order', 'order_id')`.execute(shop.db)
  }
  await asBefore(true)
  const { id } = await beWrittenAbout()
  await asBefore(false)
  expect(await findTables(shop, 'wx-0990')).toEqual(['audit_change', 'order_payment'])
  expect(await findTables(shop, 'changed her mind')).toContain('audit_entry')
  const { action_id: erasing } = (await calls.erase(id)).json()
  for (const word of [...words, 'changed her mind']) expect([word, await findTables(shop, word)]).toEqual([word, []])
  expect(await brokenSeals()).toEqual([])
  const seals = await shop.db.selectFrom('audit_seal').select('redacted_by').distinct().orderBy('redacted_by').execute()
  expect(seals).toEqual([{ redacted_by: Number(erasing) }, { redacted_by: null }])
  // `vitrine.erasing` allows changes to erasable columns only
  await transaction(shop.db, async (tx) => {
    await sql`select set_config('vitrine.erasing', 'on', true)`.execute(tx)
    await expect(sql`update audit_entry set account = 'eve'`.execute(tx)).rejects.toThrow(/never changed/)
  }).catch(() => {})
})

test('OWN-99 an altered reason breaks its seal, and so does a redaction that names an action other than an erasure', async () => {
  const { shop } = calls
  await beWrittenAbout()
  await expect(sql`delete from audit_reason`.execute(shop.db)).rejects.toThrow(/never changed/)
  await tamper(shop.db, 'audit_reason', `update audit_reason set reason = 'Sold to Eve' where reason like 'Promised%'`)
  expect(await brokenSeals()).toMatchObject([{ problem: 'personal' }])
  await tamper(shop.db, 'audit_reason', `update audit_reason set reason = 'Promised to Lidia Wexford' where reason like 'Sold to Eve'`)
  expect(await brokenSeals()).toEqual([])
  const first = `(select min(id) from audit_entry where action = 'order.payment')`
  await tamper(shop.db, 'audit_entry', `update audit_entry set subject_label = 'x' where id = ${first}`)
  await tamper(shop.db, 'audit_seal', `update audit_seal set redacted_by = (select max(id) from audit_entry) where entry_id = ${first}`)
  expect(await brokenSeals()).toMatchObject([{ problem: 'content' }, { problem: 'redaction' }])
})

test('OWN-99 SAFE-06 emails kept apart before their sender had a card are exported and erased, unless somebody else has the address', async () => {
  const { shop } = calls
  const receive = async (from: string, text: string) => {
    const bytes = Buffer.from(emailOf({ from, text, headers: ['Auto-Submitted: auto-replied'] }))
    await receiveEmail(shop.ctx, { bytes, isCut: false })
  }
  await receive('Otis Oakham <otis@example.com>', 'I am away in Zanzibar')
  await receive('Family <family@example.com>', 'We are away in Timbuktu')
  const apart = await shop.db.selectFrom('thread').select(['status', 'person_id']).execute()
  expect(apart).toEqual([
    { status: 'automatic', person_id: null },
    { status: 'automatic', person_id: null },
  ])
  const contact = { ...delivery, first_name: 'Otis', last_name: 'Oakham', phone: '+79163216544' }
  const { customerId, headers } = await signIn(shop, { phone: '79163216544', first_name: 'Otis', last_name: 'Oakham' })
  for (const email of ['otis@example.com', 'family@example.com']) {
    const { id: orderId } = await calls.order(customerId, headers, { ...contact, email })
    await write(`/orders/${orderId}/cancel/`, { email: 'skip', reason: 'No longer needed' })
  }
  await calls.ask({ name: 'Pippa Quince', phone: '+7 916 321-65-45', email: 'family@example.com' })
  const [{ id }] = (await call('GET', '/people/?search=otis')).json().results
  await call('POST', `/pieces/${await addPiece(shop.db)}/notes/`, { body: 'Ring Otis Oakham of Valparaiso' })
  const parts = await transaction(shop.db, async (tx) => readExportParts(tx, await readTraces(tx, id)))
  expect(parts.find(({ title }) => title === 'messages')?.rows).toMatchObject([{ body: expect.stringContaining('Zanzibar') }])
  expect((await calls.erase(id)).statusCode).toBe(200)
  expect(await findTables(shop, 'Otis Oakham')).toEqual([])
  expect([await findTables(shop, 'zanzibar'), await findTables(shop, 'timbuktu')]).toEqual([[], ['thread_message']])
})
