import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { walletAddresses, walletCalls } from '#test/wallets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('OWN-106 the history of wallets is paged to its first change; a pending change is shown however old it is', async () => {
  const [ada] = [await createStaff(shop, { name: 'Ada' }), await createStaff(shop, { name: 'Bo' })]
  const calls = walletCalls(shop)
  const { id: pending } = (await calls.propose(ada, 'ETH', walletAddresses.ETH[0])).json()
  const at = (minute: number) => new Date(testNow + Math.ceil(minute / 2) * minuteMs)
  const ended = { coin: 'BTC', address: walletAddresses.BTC[0], state: 'cancelled', proposed_by: ada.staffId } as const
  const rows = Array.from({ length: 120 }, (_, minute) => ({ ...ended, proposed_at: at(minute), ended_at: at(minute) }))
  await sql`alter table wallet disable trigger wallet_guarded`.execute(shop.db)
  await shop.db.insertInto('wallet').values(rows).execute()
  await sql`alter table wallet enable trigger wallet_guarded`.execute(shop.db)
  const first = await calls.list(ada)
  expect([first.history.length, first.has_more]).toEqual([50, true])
  expect(first.coins.find(({ coin }) => coin === 'ETH')?.pending).toMatchObject({ id: pending })
  const history = [...first.history]
  for (let hasMore = first.has_more; hasMore;) {
    const url = `/api/staff/wallets/history/?before=${history.at(-1)?.id}`
    const page = (await shop.app.inject({ url, headers: ada.headers })).json()
    history.push(...page.history)
    hasMore = page.has_more
  }
  expect([history.length, new Set(history.map(({ id }) => id)).size]).toEqual([120, 120])
  expect(history.map(({ proposed_at: time }) => time)).toEqual(
    history
      .map(({ proposed_at: time }) => time)
      .toSorted()
      .toReversed(),
  )
})
