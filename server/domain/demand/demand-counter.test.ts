import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDemandCounter } from '#server/domain/demand/demand-counter.ts'
import { openTestDatabase, testNow } from '#test/shop.ts'

test('OWN-110 a flush waits for one that is still writing', async () => {
  const { database, drop } = await openTestDatabase()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => mayEnd.then(() => result),
  }
  const counter = openDemandCounter({ db: database.db.withPlugin(slow), now: () => testNow, log: silentLog })
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/product/1' })
  request.headers['user-agent'] = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1.15'
  const response = new ServerResponse(request)
  counter.watch(request, response)
  response.emit('finish')
  const ended: string[] = []
  const flushes = ['first', 'second'].map((name) => counter.flush().then(() => ended.push(name)))
  await setImmediate()
  expect(ended).toEqual([])
  end()
  await Promise.all(flushes)
  expect(ended).toEqual(['first', 'second'])
  const stored = await database.db.selectFrom('demand_day').select(['kind', 'count']).orderBy('kind').execute()
  expect(stored).toEqual([
    { kind: 'step', count: 1 },
    { kind: 'view', count: 1 },
  ])
  await counter.close()
  await database.close()
  await drop()
})
