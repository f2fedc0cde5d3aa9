import { expect, test } from 'vitest'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls()
const { ask, call, card, cardOfThread, list, order } = calls

test('REAL-06 OWN-79 an Emirati number belongs to one card in every spelling, and each spelling finds it', async () => {
  const first = await ask({ name: 'Amira Haddad', phone: '050 123 45 67', email: '' })
  const person = await cardOfThread(first)
  for (const phone of ['501234567', '971501234567', '+971 50 123 4567', '00971 50 123 45 67'])
    expect([phone, (await cardOfThread(await ask({ name: 'Amira', phone, email: '' }))).id]).toEqual([phone, person.id])
  expect((await card(person.id)).phones).toEqual(['971501234567'])
  for (const search of ['050 123 45 67', '501234567', '+971 50 123 4567']) {
    expect([search, (await list(`search=${encodeURIComponent(search)}`)).results.map(({ id }: { id: number }) => id)]).toEqual([
      search,
      [person.id],
    ])
    expect([search, (await call('GET', `/threads/?search=${encodeURIComponent(search)}`)).json().count]).toEqual([search, 5])
  }
})

test('REAL-06 OWN-79 a number without + is Russian on a Russian page; on an English page it has no country and matches no other card', async () => {
  const russian = await cardOfThread(await ask({ phone: '917 555 12 34', email: '' }, { 'accept-language': 'ru' }))
  expect(russian.phones).toEqual(['79175551234'])
  const english = await cardOfThread(await ask({ phone: '(917) 555-1234', email: '' }, { 'accept-language': 'en' }))
  expect(english.phones).toEqual(['9175551234'])
  expect(english.id).not.toBe(russian.id)
})

test('REAL-06 OWN-79 a phone added to a conversation later is normalized too', async () => {
  const number = await ask({ phone: '+971 50 123 4567', email: '' })
  const person = await cardOfThread(number)
  await calls.shop.db.updateTable('thread').set({ phone: '050 765 43 21' }).where('id', '=', number).execute()
  expect((await card(person.id)).phones.toSorted()).toEqual(['971501234567', '971507654321'])
})

test('REAL-06 OWN-79 a conversation shows the orders and conversations of its phone in every spelling', async () => {
  const { customerId, headers } = await signIn(calls.shop, { phone: '971507770011' })
  for (const [typed, others] of [
    ['050 777 00 22', ['+971 50 777 00 22', '507770022']],
    ['+971 50 777 00 33', ['050 777 00 33']],
    ['+7 916 777 00 44', ['8 916 777 00 44']],
  ] as const) {
    const number = await ask({ phone: typed, email: '' })
    const found: { orders: string[]; threads: number[] } = { orders: [], threads: [] }
    for (const phone of others) {
      const { id } = await order(customerId, headers, { phone: '+971 50 777 99 99' })
      await calls.shop.db.updateTable('shop_order').set({ phone }).where('id', '=', id).execute()
      found.orders.push(id)
      const other = await ask({ phone: '+7 916 777 88 88', email: '' })
      await calls.shop.db.updateTable('thread').set({ phone }).where('id', '=', other).execute()
      found.threads.push(other)
    }
    const { orders, threads } = (await call('GET', `/threads/${number}/`)).json()
    const ids = <Id>(rows: { id: Id }[]) => new Set(rows.map(({ id }) => id))
    expect([typed, ids(orders), ids(threads)]).toEqual([typed, new Set(found.orders), new Set(found.threads)])
  }
})
