import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRateLimit } from '#server/domain/limits/rate-limit.ts'
import type { Counter } from '#server/ports/redis-counter.ts'
import { redisCounter } from '#server/ports/redis-counter.ts'
import { eventually } from '#test/eventually.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function sharedCounter(): Counter {
  const counts = new Map<string, number>()
  return {
    count: async (key) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { count: counts.get(key) ?? 0, leftS: 42 }
    },
    refund: async () => {},
    close: () => {},
  }
}

describe('limits that several processes share', () => {
  test('SEC-D7 hold in the database', async () => {
    const [one, two] = [openRateLimit(shop.ctx, undefined), openRateLimit(shop.ctx, undefined)]
    await one.consume('key', 2, 60)
    await two.consume('key', 2, 60)
    await expect(one.consume('key', 2, 60)).rejects.toMatchObject({ code: 'too-many', details: { retryAfterS: 60 } })
    await one.consume('another key', 2, 60)
  })

  test('SEC-D7 end by the shop’s clock, not by that of the database', async () => {
    const { rateLimit } = shop.ctx
    await rateLimit.consume('window', 1, 60)
    shop.clock.now += 59_001
    await expect(rateLimit.consume('window', 1, 60)).rejects.toMatchObject({ code: 'too-many', details: { retryAfterS: 1 } })
    shop.clock.now += 999
    await rateLimit.consume('window', 1, 60)
    await expect(rateLimit.consume('window', 1, 60)).rejects.toMatchObject({ code: 'too-many', details: { retryAfterS: 60 } })
  })

  test('SEC-D7 hold in the database while Redis is down', async () => {
    const away: Counter = { count: () => Promise.reject(new Error('away')), refund: async () => {}, close: () => {} }
    const rateLimit = openRateLimit(shop.ctx, away)
    await rateLimit.consume('while away', 1, 60)
    await expect(rateLimit.consume('while away', 1, 60)).rejects.toMatchObject({ code: 'too-many' })
  })

  test('SEC-D7 hold in Redis, with a separate count for each key', async () => {
    const redis = sharedCounter()
    const [here, there] = [openRateLimit(shop.ctx, redis), openRateLimit(shop.ctx, redis)]
    await here.consume('key in redis', 2, 60)
    await there.consume('key in redis', 2, 60)
    await expect(here.consume('key in redis', 2, 60)).rejects.toMatchObject({ code: 'too-many', details: { retryAfterS: 42 } })
    expect(await shop.db.selectFrom('attempt').select('key').where('key', '=', 'key in redis').execute()).toEqual([])
  })

  test('SEC-D7 a Redis that refuses the connection makes a count fail', async () => {
    const counter = redisCounter('redis://127.0.0.1:1')
    await expect(counter.count('key', 60)).rejects.toThrow()
    counter.close()
  })

  test.runIf(process.env.TEST_REDIS_URL)('SEC-D7 a real Redis counts, and resets when the window is over', async () => {
    const counter = redisCounter(String(process.env.TEST_REDIS_URL))
    const key = `test ${randomBytes(8).toString('hex')}`
    await eventually(() => counter.count('warm', 1).catch(() => null)).not.toBeNull()
    expect(await counter.count(key, 60)).toEqual({ count: 1, leftS: 60 })
    const rateLimit = openRateLimit(shop.ctx, counter)
    await rateLimit.consume(key, 2, 60)
    await expect(rateLimit.consume(key, 2, 60)).rejects.toMatchObject({ code: 'too-many' })
    counter.close()
  })
})
