import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { readTraces } from '#server/domain/people/read-traces.ts'
import { addPiece } from '#test/factories.ts'
import { delivery } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls()
const { ask, call, card, cardOfThread, order, write } = calls

const boris = { first_name: 'Boris', last_name: 'Petrov', phone: '+79160000002', email: 'boris@example.com' }
const borisForm = { name: 'Boris Petrov', phone: boris.phone, email: boris.email }
const borisValues = ['79160000002', 'boris@example.com', 'Boris Petrov']

/** Anna orders a gift for Boris, and sends a form in his name. */
async function giveToBoris(): Promise<{ id: number; orderId: string; thread: number }> {
  const anna = { phone: '79163216571', first_name: 'Anna', last_name: 'Ivanova' }
  const { customerId, headers } = await signIn(calls.shop, anna)
  const thread = await ask(borisForm, headers)
  const { id: orderId } = await order(customerId, headers, { ...delivery, ...boris })
  const { id } = await cardOfThread(thread)
  expect(await card(id)).toMatchObject({ name: 'Anna Ivanova', phones: ['79163216571'], emails: [] })
  expect((await call('POST', `/orders/${orderId}/cancel/`, { email: 'skip', reason: 'It was a gift' })).statusCode).toBe(200)
  return { id, orderId, thread }
}

const tracesOf = async (id: number) => {
  const { phones, emails, names, knownNames } = await transaction(calls.shop.db, (tx) => readTraces(tx, id))
  return { phones, emails, names, knownNames }
}

const rename = async (id: number, name: string) =>
  expect((await call('PATCH', `/people/${id}/`, { version: (await card(id)).version, name })).statusCode).toBe(200)

test('SAFE-06 OWN-99 erasing a buyer keeps the hold, sale, queued message and note of the friend they ordered for', async () => {
  const { db, clock } = calls.shop
  const { id, orderId, thread } = await giveToBoris()
  const held = await addPiece(db)
  const hold = { name: 'Boris Petrov', contact: '8 916 000-00-02', reason: 'word', until: '2026-11-24T12:00:00Z' }
  expect((await call('POST', `/pieces/${held}/hold/`, hold)).statusCode).toBe(201)
  const sold = await addPiece(db, {}, { private: { sold_to: 'Boris Petrov', acquired_from: '+7 916 000-00-02' } })
  await call('POST', `/pieces/${sold}/notes/`, { body: 'Ring Boris Petrov, 8 916 000-00-02' })
  const runAt = new Date(clock.now + dayMs)
  await transaction(db, (tx) => enqueue(tx, 'telegram', { chat: '70', text: 'Dear Boris Petrov' }, { runAt }))
  const ofBoris = async () => {
    const { rows } = await sql<{ text: string }>`
      select concat_ws(' ', name, contact, ended_at is null) as text from piece_hold where piece_id = ${held}
      union all select sold_to || ', ' || acquired_from from piece_private where piece_id = ${sold}
      union all select body from piece_note where piece_id = ${sold}
      union all select payload ->> 'text' from job where kind = 'telegram' and run_at = ${runAt}`.execute(db)
    return rows.map(({ text }) => text)
  }
  const before = await ofBoris()
  expect(before).toHaveLength(4)
  expect((await calls.erase(id)).statusCode).toBe(200)
  expect(await ofBoris()).toEqual(before)
  const blank = { first_name: '', last_name: '', phone: '0000000', email: '' }
  const placed = db.selectFrom('shop_order').select(['first_name', 'last_name', 'phone', 'email']).where('id', '=', orderId)
  expect(await placed.executeTakeFirst()).toEqual(blank)
  expect(await db.selectFrom('thread').select('id').where('id', '=', thread).execute()).toEqual([])
})

test("SAFE-06 OWN-99 a friend's contacts do not count as the person's own, even if cards of the person have no name", async () => {
  const { id } = await giveToBoris()
  const nameless = await cardOfThread(await ask({ name: 'Vera', phone: '+7 916 000-00-03', email: '' }))
  await rename(nameless.id, '')
  await write(id, 'merge', { other_id: nameless.id })
  const ofBoris = async () => Object.values(await tracesOf(id)).flatMap((values) => values.filter((value) => borisValues.includes(value)))
  expect((await tracesOf(id)).phones).toEqual(expect.arrayContaining(['79163216571', '79160000003']))
  expect(await ofBoris()).toEqual([])
  await rename(id, '')
  await sql`update customer set first_name = '', last_name = ''`.execute(calls.shop.db)
  expect((await tracesOf(id)).phones).toEqual(expect.arrayContaining(['79163216571', '79160000003']))
  expect(await ofBoris()).toEqual([])
})

test('SAFE-06 OWN-99 records under an earlier name of the card count by phone, or by email if they have no phone', async () => {
  const { id } = await cardOfThread(await ask({ name: 'Lidia Wexford', phone: '+7 916 321-65-74', email: 'lidia@example.com' }))
  const at = new Date(calls.shop.clock.now)
  const letter = { kind: 'contact', office: 'moscow', language: 'en', name: 'Lidia Hill', email: 'lidia@example.com' } as const
  await calls.shop.db
    .insertInto('thread')
    .values({ ...letter, last_at: at, created_at: at })
    .execute()
  await rename(id, 'Лидия Вексфорд')
  expect((await tracesOf(id)).names).toEqual(expect.arrayContaining(['Лидия Вексфорд', 'Lidia Wexford', 'Lidia Hill']))
})

test('SAFE-06 OWN-99 orders in the name of the account count, although the staff has renamed the card', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79163216572', first_name: 'Lidia', last_name: 'Wexford' })
  const { id } = await cardOfThread(await ask({ name: 'Lidia W', phone: '+7 916 321-65-72', email: '' }, headers))
  await rename(id, 'Лидия Вексфорд')
  await order(customerId, headers, { first_name: 'Lidia', last_name: 'Hill', phone: '+7 916 321-65-73', email: 'l.h@example.com' })
  const { phones, emails, names } = await tracesOf(id)
  expect([phones, emails, names]).toEqual([
    expect.arrayContaining(['79163216572', '79163216573']),
    ['l.h@example.com'],
    expect.arrayContaining(['Лидия Вексфорд', 'Lidia Wexford', 'Lidia W', 'Lidia Hill']),
  ])
})

test("SAFE-06 OWN-99 an order under the same name in another alphabet, with another phone, counts as the person's own", async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '79163216572', first_name: 'Иван', last_name: 'Петров' })
  const first = await cardOfThread(await ask({ name: 'Иван Петров', phone: '+7 916 321-65-72' }, headers))
  await order(customerId, headers, {
    ...delivery,
    first_name: 'Ivan',
    last_name: 'Petrov',
    phone: '+971500000072',
    email: 'ivan@example.com',
  })
  const traces = await tracesOf(first.id)
  expect(traces.phones).toEqual(expect.arrayContaining(['79163216572', '971500000072']))
  expect(traces.names).toEqual(expect.arrayContaining(['Иван Петров', 'Ivan Petrov']))
})
