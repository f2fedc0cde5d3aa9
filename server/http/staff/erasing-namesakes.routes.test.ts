import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { findFiles, findTables } from '#test/find-words.ts'
import { delivery, promoTerms } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls({ STAFF_MAIL: 'hello@vitrine.example' })
const until = '2026-11-24T12:00:00Z'

async function write(path: string, body: object, method: 'POST' | 'PATCH' | 'PUT' = 'POST') {
  const response = await calls.shop.app.inject({ method, url: `/api/staff${path}`, payload: body, headers: calls.owner.headers })
  expect([path, response.statusCode, response.body]).toEqual([path, expect.toSatisfy((code: number) => code < 300), expect.anything()])
  return response.json()
}

let lives = 0

type Contact = { first_name: string; last_name: string; phone: string; email: string }
type Held = { name: string; contact: string }

const hold = (piece: number, { name, contact }: Held) => write(`/pieces/${piece}/hold/`, { name, contact, reason: 'word', until })

async function typeAbout(piece: number, text: string): Promise<void> {
  await write(`/pieces/${piece}/notes/`, { body: text })
  await write(`/pieces/${piece}/expenses/`, { kind: 'service', amount_usd: '10', note: text, spent_on: '2026-11-20' })
  const { version } = (await calls.call('GET', `/pieces/${piece}/`)).json()
  await write(`/pieces/${piece}/price/`, { version, price_usd: '900', price_on_request: false, keep_previous: false, reason: text }, 'PUT')
}

async function live(contact: Contact, held: Held, text: string) {
  const { shop } = calls
  const { customerId, headers } = await signIn(shop, { ...contact, phone: contact.phone.replace('+', '') })
  await calls.ask({ name: `${contact.first_name} ${contact.last_name}`, phone: contact.phone, email: contact.email }, headers)
  const { id: promo } = await write('/promos/', { ...promoTerms, code: `SAFE-${lives++}`, note: text })
  const { id: orderId } = await calls.order(customerId, headers, { ...delivery, ...contact })
  const path = `/orders/${orderId}`
  await sql`insert into promo_use (order_id, promo_id) values (${orderId}, ${promo})`.execute(shop.db)
  await write(`${path}/confirm/`, { email: 'skip' })
  await write(`${path}/ship/`, { email: 'skip', carrier: 'ups', tracking_number: '1Z999AA10123456784', reason: text })
  await write(`${path}/deliver/`, { email: 'skip', identity_seen: true, reason: text })
  const line = (await calls.call('GET', `${path}/`)).json().items[0].id
  const { order } = await write(`${path}/returns/`, { line_id: line, reason: text })
  for (const state of ['received', 'inspected', 'refused'])
    await write(`${path}/returns/${order.returns[0].id}/`, { state, ...(state === 'inspected' ? { inspection: text } : {}) }, 'PATCH')
  const piece = await addPiece(shop.db)
  await hold(piece, held)
  await typeAbout(piece, text)
  const { person_id: id } = await shop.db.selectFrom('shop_order').select('person_id').where('id', '=', orderId).executeTakeFirstOrThrow()
  return { id: Number(id), orderId, piece, promo }
}

const erase = async (id: number) => expect((await calls.erase(id)).statusCode).toBe(200)
const twinsOf = async (id: number) => (await calls.call('GET', `/people/${id}/erase/`, undefined, calls.owner.headers)).json().twins
const brokenSeals = async () => (await sql`select * from broken_seals()`.execute(calls.shop.db)).rows

test('SAFE-06 OWN-99 an erasure removes name, email and phone in any spelling from all staff texts', async () => {
  const { shop } = calls
  const someone = { first_name: 'Rosamund', last_name: 'Ferrisby', phone: '+79163216550', email: 'r.ferrisby@example.com' }
  const text = 'For Rosamund Ferrisby'
  const { id, orderId } = await live(someone, { name: 'R. F., sorrel', contact: '8 (916) 321-65-50' }, text)
  for (const contact of ['+7 ９１６ ３２１ ６５ ５０', '916 321-65-50', 'R.Ferrisby@example.com'])
    await hold(await addPiece(shop.db), { name: 'Sorrel', contact })
  const other = await addPiece(shop.db)
  await typeAbout(other, 'Ferrisby Rosamund, 8 916 321 65 50')
  const { move } = await write(`/pieces/${other}/moves/`, { to_city_id: 2, reason: 'stock' })
  await write(`/moves/${move.id}/send/`, { courier: 'Brinks', tracking: text, insured_usd: null })
  await write(`/pieces/${other}/service/`, {
    done_on: '2026-10-01',
    kind: 'overhaul',
    workshop_id: null,
    workshop_name: 'A workshop',
    text_ru: text,
    text_en: text,
    guarantee_until: null,
    is_shown: false,
  })
  const words = ['rosamund', 'ferrisby', '9163216550', '321-65-50', '321 65 50', '３２１', 'sorrel']
  const seeded = new Set((await Promise.all(words.map((word) => findTables(shop, word)))).flat())
  for (const table of ['order_return', 'piece_hold', 'piece_move', 'piece_note', 'piece_expense', 'promo', 'service_entry', 'audit_reason'])
    expect(seeded).toContain(table)
  expect(seeded).not.toContain('audit_change')
  await erase(id)
  await shop.runJobs()
  for (const word of words) expect([word, await findTables(shop, word), await findFiles(shop, word)]).toEqual([word, [], []])
  expect(await brokenSeals()).toEqual([])
  const order = (await calls.call('GET', `/orders/${orderId}/`)).json()
  expect(order).toMatchObject({ status: 'delivered', returns: [{ state: 'refused', reason: '—' }] })
})

async function rowsWith(words: readonly string[]): Promise<string[]> {
  const { db } = calls.shop
  const tables = [...new Set((await Promise.all(words.map((word) => findTables(calls.shop, word)))).flat())].toSorted()
  const found: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(table)} t where to_jsonb(t)::text ~* ${words.join('|')} order by 1`.execute(db)
    found.push(...rows.map(({ text }) => `${table} ${text}`))
  }
  return found
}

test('SAFE-06 OWN-99 a namesake keeps every value: a name is erased only beside a contact or in own records', async () => {
  const { shop } = calls
  const ivan = { first_name: 'Ivan', last_name: 'Petrovich' }
  const one = await live(
    { ...ivan, phone: '+79163216560', email: 'alder@example.com' },
    { name: 'Ivan Petrovich', contact: '8 916 321-65-60' },
    'For Ivan Petrovich',
  )
  const other = await live(
    { ...ivan, phone: '+73163216560', email: 'beech@example.com' },
    { name: 'Ivan Petrovich', contact: '8 (316) 321-65-60, beech' },
    'For Ivan Petrovich, beech',
  )
  const third = await addPiece(shop.db)
  await hold(third, { name: 'Ivan Petrovich', contact: '+7 999 000-00-09 beech' })
  await typeAbout(third, 'Promised to Ivan Petrovich, beech')
  await typeAbout(await addPiece(shop.db), 'Ivan Petrovichev wrote from balder@example.com, beech')
  await shop.runJobs()
  const theirs = ['beech', '3163216560']
  const before = await rowsWith(theirs)
  expect(before.length).toBeGreaterThan(20)
  expect(await twinsOf(one.id)).toEqual([expect.objectContaining({ id: other.id, name: 'Ivan Petrovich', reasons: ['name'] })])
  await erase(one.id)
  await shop.runJobs()
  expect(await rowsWith(theirs)).toEqual(before)
  for (const word of ['9163216560', '916 321-65-60', '"alder@', ' alder@']) expect([word, await findTables(shop, word)]).toEqual([word, []])
  const bodies = await sql<{ text: string }>`
    select body as text from piece_note where piece_id = ${one.piece} union all select note from piece_expense where piece_id = ${one.piece}
    union all select note from promo where id = ${one.promo}`.execute(shop.db)
  expect(bodies.rows).toEqual([{ text: 'For —' }, { text: 'For —' }, { text: 'For —' }])
  expect(await brokenSeals()).toEqual([])
  expect((await calls.card(other.id)).name).toBe('Ivan Petrovich')
})

test('SAFE-06 OWN-99 the preview names other cards with the same phone, unless marked as different people', async () => {
  const one = await calls.cardOfThread(await calls.ask({ name: 'Rita Ruby', phone: '+7 916 800-00-31', email: 'rita@example.com' }))
  const other = await calls.cardOfThread(await calls.ask({ name: 'Sam Sapphire', phone: '8 916 800-00-31', email: 'sam@example.com' }))
  await hold(await addPiece(calls.shop.db), { name: 'Sam Sapphire', contact: '8 916 800-00-31' })
  expect(await twinsOf(one.id)).toEqual([{ id: other.id, name: 'Sam Sapphire', city: 'Moscow', reasons: ['phone'] }])
  await calls.write(one.id, 'different', { other_id: other.id })
  expect(await twinsOf(one.id)).toEqual([])
  await erase(one.id)
  expect(await calls.card(other.id)).toMatchObject({ name: 'Sam Sapphire', phones: ['79168000031'] })
  const { rows } = await sql<{ name: string }>`select name from piece_hold where ended_at is null`.execute(calls.shop.db)
  expect(rows).toContainEqual({ name: 'Sam Sapphire' })
})
