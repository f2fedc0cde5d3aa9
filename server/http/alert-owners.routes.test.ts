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

async function merge(id: number, ...others: readonly number[]): Promise<() => Promise<void>> {
  let undoUrl = ''
  for (const other_id of others) {
    const url = `/api/staff/people/${id}/merge/`
    const merged = await calls.shop.app.inject({ method: 'POST', url, headers: owner.headers, payload: { other_id } })
    expect(merged.statusCode).toBe(200)
    undoUrl = `/api/staff/audit/${merged.json().action_id}/undo/`
  }
  return async () => {
    const undone = await calls.shop.app.inject({ method: 'POST', url: undoUrl, headers: owner.headers, payload: {} })
    expect([undone.statusCode, undone.body]).toEqual([200, expect.anything()])
  }
}

async function stopAll(email: string): Promise<void> {
  const url = stopPathOf(textsTo(email)[0] ?? '')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await calls.shop.app.inject({ method: 'POST', url, payload: 'scope=all', headers })).statusCode).toBe(200)
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
  await stopAll(anna.email)
  await calls.publish('Stopparia')
  await calls.pass(120)
  expect([subjectsTo(anna.email).length, subjectsTo(boris.email).length]).toEqual([1, 2])
})

test('OWN-93 OWN-97 after the undo of a merge a link stops the messages to its own account, not those of the remaining card', async () => {
  const [anna, boris] = [await calls.customer(), await calls.customer()]
  const undo = await merge(await cardOf(anna), await cardOf(boris))
  for (const { headers } of [anna, boris]) await calls.save(headers, 'search=undonia', { pace: 'at-once' })
  await calls.publish('Undonia')
  await calls.pass(15)
  await undo()
  await stopAll(boris.email)
  await calls.publish('Undonia')
  await calls.pass(15)
  await calls.pass(120)
  expect([subjectsTo(anna.email).length, subjectsTo(boris.email).length]).toEqual([2, 1])
})

test('OWN-93 OWN-97 alerts still waiting when a merge is undone go to their owner, and alerts without an owner are deleted', async () => {
  const { db } = calls.shop
  const [anna, boris, clara] = [await calls.customer(), await calls.customer(), await calls.customer()]
  await merge(await cardOf(anna), await cardOf(clara))
  const undo = await merge(await cardOf(anna), await cardOf(boris))
  for (const { headers } of [boris, clara]) await calls.save(headers, 'search=pendentia', { pace: 'at-once' })
  await calls.publish('Pendentia')
  await calls.shop.runJobs()
  await undo()
  await db.updateTable('piece_telling').set({ customer_id: null }).where('customer_id', '=', clara.customerId).execute()
  await calls.pass(15)
  await calls.pass(120)
  expect([anna, boris, clara].map(({ email }) => subjectsTo(email).length)).toEqual([0, 1, 0])
  expect(await db.selectFrom('piece_telling').select(['person_id', 'customer_id']).execute()).toEqual([
    { person_id: await cardOf(boris), customer_id: boris.customerId },
  ])
})

test('OWN-93 a stop link of a deleted account or request stops no messages to other people on the same card', async () => {
  const { db } = calls.shop
  const [anna, boris] = [await calls.customer(), await calls.customer()]
  const clara = await cardOfRequest({ brand: 'Rolex', model: 'Deletia', email: 'clara.gone@example.com', name: 'Clara Gone' })
  await merge(await cardOf(anna), await cardOf(boris), clara)
  for (const { headers } of [anna, boris]) await calls.save(headers, 'search=deletia', { pace: 'at-once' })
  await calls.publish('Deletia')
  await calls.pass(15)
  await db.deleteFrom('customer').where('id', '=', boris.customerId).execute()
  await db.deleteFrom('thread').where('email', '=', 'clara.gone@example.com').execute()
  for (const email of [boris.email, 'clara.gone@example.com']) await stopAll(email)
  await calls.publish('Deletia')
  await calls.pass(120)
  await calls.pass(15)
  expect(subjectsTo(anna.email)).toHaveLength(2)
})
