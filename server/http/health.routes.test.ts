import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop.ts'

test('/healthz reports that the process is alive, /readyz that it can serve; neither is cached', async () => {
  const shop = await openTestShop()
  const [alive, ready] = [await shop.get('/healthz'), await shop.get('/readyz')]
  await shop.close()
  expect(alive.json()).toEqual({ status: 'ok' })
  expect(ready.json()).toEqual({ status: 'ready', checks: { database: true, migrations: true, catalogue: true } })
  for (const { statusCode, headers } of [alive, ready]) expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
})

test('/readyz responds 503 while the database is unavailable, and /healthz still responds 200', async () => {
  const shop = await openTestShop()
  await shop.database.close()
  const [alive, ready] = [await shop.get('/healthz'), await shop.get('/readyz')]
  await shop.close().catch(() => {})
  expect(alive.statusCode).toBe(200)
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'not ready', checks: { database: false, migrations: false, catalogue: true } },
  ])
})

test('/readyz responds 503 while a migration of this version is missing', async () => {
  const shop = await openTestShop()
  await sql`delete from migration where name like '0001%'`.execute(shop.db)
  const ready = await shop.get('/readyz')
  await shop.close()
  expect([ready.statusCode, ready.json().checks]).toEqual([503, { database: true, migrations: false, catalogue: true }])
})
