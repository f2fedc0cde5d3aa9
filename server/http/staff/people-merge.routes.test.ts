import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { StaffPerson } from '#contract/staff/people.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls()
const { ask, call, card, cardOfThread, list, order, undo, write } = calls

async function twins(): Promise<{ target: StaffPerson; other: StaffPerson; accounts: string[] }> {
  const one = await signIn(calls.shop, { phone: '79161010101', first_name: 'Kira', last_name: 'Orlova' })
  const two = await signIn(calls.shop, {
    phone: '79162020202',
    first_name: 'Kira',
    last_name: 'Orlova',
    verified_email: 'kira@example.com',
  })
  await order(two.customerId, two.headers, { first_name: 'Kira', last_name: 'Orlova', phone: '+79162020202', email: 'kira@example.com' })
  await ask({ name: 'Kira Orlova', phone: '+7 916 101-01-01', email: '' })
  const { results } = await list('search=kira&ordering=orders')
  const [other, target] = await Promise.all(results.map(({ id }: { id: number }) => card(id)))
  return { target, other, accounts: [one.customerId, two.customerId] }
}

test('OWN-97 duplicates are proposed by name and city; a merge previews what moves, keeps both accounts and can be undone', async () => {
  const { target, other, accounts } = await twins()
  for (const { id } of [target, other]) await call('PATCH', `/people/${id}/`, { version: (await card(id)).version, city: 'Moscow' })
  expect((await card(target.id)).doubts).toMatchObject([{ person: { id: other.id }, reasons: ['name'] }])
  const before = [await card(target.id), await card(other.id)]
  const proofs = () =>
    sql`select id, phone, verified_email, telegram_id, google_id, password_hash from customer order by id`.execute(calls.shop.db)
  const proved = (await proofs()).rows
  const preview = (await call('GET', `/people/${target.id}/merge/?other=${other.id}`)).json()
  expect(preview).toMatchObject({ moves: { orders: 1, threads: 0, contacts: 2 }, accounts: 2, reasons: ['name'] })
  const { person, action_id: action } = await write(target.id, 'merge', { other_id: other.id })
  expect(person).toMatchObject({ orders: 1, threads: 1, doubts: [] })
  expect(person.accounts.map(({ id }) => id).toSorted()).toEqual(accounts.toSorted())
  expect((await proofs()).rows).toEqual(proved)
  expect((await call('GET', `/people/${other.id}/`)).statusCode).toBe(404)
  expect((await undo(action)).statusCode).toBe(200)
  const after = [await card(target.id), await card(other.id)]
  const parts = ({ name, phones, emails, accounts, order_list, thread_list, notes }: StaffPerson) => ({
    name,
    phones,
    emails,
    accounts,
    order_list,
    thread_list,
    notes,
  })
  expect(after.map(parts)).toEqual(before.map(parts))
  expect(after.map(({ doubts }) => doubts.map(({ person: { id } }) => id))).toEqual([[other.id], [target.id]])
})

test('OWN-97 new forms after a merge go to the remaining card; people marked as different are not proposed again', async () => {
  const { target, other } = await twins()
  await write(target.id, 'merge', { other_id: other.id })
  expect((await cardOfThread(await ask({ name: 'Kira', phone: '+7 916 202-02-02' }))).id).toBe(target.id)
  const one = await cardOfThread(await ask({ name: 'Ivan Petrov', phone: '+7 916 000-00-01' }))
  const two = await cardOfThread(await ask({ name: 'Maria Petrova', phone: '+7 916 000-00-01' }))
  expect(two.doubts).toHaveLength(1)
  const { action_id: action } = await write(two.id, 'different', { other_id: one.id })
  expect((await card(one.id)).doubts).toEqual([])
  await ask({ name: 'Maria', phone: '+7 916 000-00-01' })
  expect((await card(two.id)).doubts).toEqual([])
  await undo(action)
  expect((await card(two.id)).doubts).toHaveLength(1)
  expect((await call('POST', `/people/${two.id}/merge/`, { other_id: two.id })).statusCode).toBe(404)
})
