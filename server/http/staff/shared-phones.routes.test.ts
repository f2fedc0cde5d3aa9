import { expect, test } from 'vitest'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls()
const phone = '+7 916 000-00-05'

test('OWN-79 a new account without a name, whose phone two people share, gets its own card with both as possible duplicates', async () => {
  const ivan = await calls.cardOfThread(await calls.ask({ name: 'Ivan Petrov', phone }))
  const maria = await calls.cardOfThread(await calls.ask({ name: 'Maria Sidorova', phone }))
  const { customerId, headers } = await signIn(calls.shop, { phone: '79160000005', first_name: '' })
  const named = await calls.shop.app.inject({ method: 'PATCH', url: '/api/users/me/', payload: { first_name: 'Maria' }, headers })
  expect(named.statusCode).toBe(200)
  const own = await calls.cardOfThread(await calls.ask({ name: 'Maria', phone, email: 'maria@example.com' }, headers))
  expect(own).toMatchObject({ name: 'Maria', accounts: [{ id: customerId }] })
  expect([ivan.id, maria.id]).not.toContain(own.id)
  expect(own.doubts.map(({ person }) => person.id).toSorted((a, b) => a - b)).toEqual([ivan.id, maria.id])
})

test('OWN-79 a new account without a name joins the card of its phone if all its people may be the same', async () => {
  const vera = await calls.cardOfThread(await calls.ask({ name: 'Vera Visitor', phone }))
  await signIn(calls.shop, { phone: '79160000005', first_name: '' })
  expect((await calls.card(vera.id)).accounts).toHaveLength(1)
})
