import { beforeAll, expect, test } from 'vitest'
import { alertCalls, stopPathOf } from '#test/alert-calls.ts'
import { createStaff } from '#test/staff.ts'

const calls = alertCalls()
let owner: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  owner = await createStaff(calls.shop, { roles: ['owner'] })
})

const cardOf = async ({ customerId }: { customerId: string }) =>
  (await calls.shop.db.selectFrom('person_handle').select('person_id').where('value', '=', customerId).executeTakeFirstOrThrow()).person_id
const cardOfRequest = async (form: object) => {
  const id = await calls.want(form)
  return (await calls.shop.db.selectFrom('thread').select('person_id').where('id', '=', id).executeTakeFirstOrThrow()).person_id ?? 0
}

/** Merges other cards into the first. */
async function merge(id: number, ...others: readonly number[]): Promise<void> {
  for (const other_id of others) {
    const url = `/api/staff/people/${id}/merge/`
    expect((await calls.shop.app.inject({ method: 'POST', url, headers: owner.headers, payload: { other_id } })).statusCode).toBe(200)
  }
}

const subjectsTo = (email: string) => calls.messages(email).map(({ subject }) => subject)
const textsTo = (email: string) => calls.messages(email).map(({ text }) => text)

test('OWN-93 KNOW-02 people who share a card are each notified once, of their own searches, favorites and requests only', async () => {
  const [anna, boris] = [await calls.customer(), await calls.customer()]
  const clara = await cardOfRequest({ brand: 'Rolex', model: 'Sharedia', email: 'clara@example.com', name: 'Clara Calls' })
  await merge(await cardOf(anna), await cardOf(boris), clara)
  await calls.save(anna.headers, 'search=sharedia', { pace: 'at-once', name: 'Of Anna' })
  await calls.save(boris.headers, 'search=sharedia', { pace: 'at-once', name: 'Of Boris' })
  const favorite = await calls.publish('Favorita')
  await calls.shop.catalog.refresh()
  await calls.ask('POST', '/api/favorites/', boris.headers, { watch_id: favorite })
  await calls.ask('PATCH', '/api/alerts/favorites/', boris.headers, { is_on: true, pace: 'at-once' })
  await calls.shop.runJobs()
  await calls.publish('Sharedia')
  await calls.setPrice(favorite, 900_000)
  await calls.pass(15)
  await calls.pass(120)
  for (const email of [anna.email, boris.email, 'clara@example.com']) expect(subjectsTo(email)).toHaveLength(1)
  expect(textsTo(anna.email)[0]).toMatch(/of anna/i)
  expect(textsTo(anna.email)[0]).not.toMatch(/favorita|of boris/i)
  expect(textsTo(boris.email)[0]).toMatch(/of boris[^]*favorita|favorita[^]*of boris/i)
  expect(textsTo('clara@example.com')[0]).not.toMatch(/favorita|of anna|of boris/i)
})

test('OWN-93 one mailbox gets one message about a piece, at the earliest time, although its request and its search both match', async () => {
  const anna = await calls.customer()
  await merge(await cardOf(anna), await cardOfRequest({ brand: 'Rolex', model: 'Twicelia', email: anna.email, name: 'Anna Twice' }))
  await calls.save(anna.headers, 'search=twicelia', { pace: 'daily' })
  await calls.publish('Twicelia')
  await calls.pass(15)
  const once = [expect.stringMatching(/Twicelia/)]
  expect(subjectsTo(anna.email)).toEqual(once)
  await calls.pass(2 * 24 * 60)
  expect(subjectsTo(anna.email)).toEqual(once)
})

test('OWN-93 a link that stops all messages stops those to its mailbox, and not those to other people with the same card', async () => {
  const [anna, boris] = [await calls.customer(), await calls.customer()]
  await merge(await cardOf(anna), await cardOf(boris))
  for (const { headers } of [anna, boris]) await calls.save(headers, 'search=stopparia', { pace: 'at-once' })
  await calls.publish('Stopparia')
  await calls.pass(15)
  const url = stopPathOf(textsTo(anna.email)[0] ?? '')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await calls.shop.app.inject({ method: 'POST', url, payload: 'scope=all', headers })).statusCode).toBe(200)
  await calls.publish('Stopparia')
  await calls.pass(120)
  expect([subjectsTo(anna.email).length, subjectsTo(boris.email).length]).toEqual([1, 2])
})
