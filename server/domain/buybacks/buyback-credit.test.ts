import { expect, test } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { consumeBuybackCredit } from '#server/domain/buybacks/buyback-credit.ts'
import { buybackCalls, usualSteps } from '#test/buyback-calls.ts'

const { calls, get, offer, request, step } = buybackCalls()

test('OWN-90 what is traded in is a credit once: agreed to, spent on an order, and then a piece of the shop', async () => {
  const id = await offer()
  const { version } = await get(id)
  expect((await request('PATCH', `/buybacks/${id}/`, { version, terms: 'trade-in' })).statusCode).toBe(200)
  const { id: staffId } = await calls.shop.db.selectFrom('staff').select('id').where('name', '=', 'Mark').executeTakeFirstOrThrow()
  const consume = () =>
    transaction(calls.shop.db, (tx) => consumeBuybackCredit(tx, id, { orderNumber: 'V-1', staffId, at: new Date(calls.shop.clock.now) }))
  await expect(consume()).rejects.toMatchObject({ details: { reason: 'buyback-no-credit' } })
  for (const each of usualSteps.slice(0, 5)) await step(id, each)
  expect(await consume()).toMatchObject({ id, cents: 850_000 })
  expect(await get(id)).toMatchObject({ state: 'paid', payout: { method: 'credit', reference: 'V-1' }, next_steps: ['stock'] })
  await expect(consume()).rejects.toMatchObject({ details: { reason: 'buyback-no-credit' } })
})
