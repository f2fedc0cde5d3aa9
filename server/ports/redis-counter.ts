import { Redis } from 'ioredis'

/** Counts that end by themselves. */
export type Counter = {
  /** One more under `key` in a window that began with the first: how many there are, and the seconds that are left of it. */
  count(key: string, windowS: number): Promise<{ count: number; leftS: number }>
  /** One less, where the window stands still. */
  giveBack(key: string): Promise<void>
  close(): void
}

// in one step, so that no process can die between counting and setting the end
const script = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('expire', KEYS[1], ARGV[1]) end
return {count, redis.call('ttl', KEYS[1])}`

const less = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`

/** Counts in the Redis at `url`. When it is away, a call fails at once instead of waiting for it. */
export function redisCounter(url: string): Counter {
  const redis = new Redis(url, {
    keyPrefix: 'vitrine:attempt:',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 1000,
  })
  // it comes back by itself; without a listener each failure would end the process
  redis.on('error', () => {})
  return {
    count: async (key, windowS) => {
      const answer: unknown = await redis.eval(script, 1, key, windowS)
      const [count = 0, leftS = 0] = Array.isArray(answer) ? answer.map(Number) : []
      return { count, leftS }
    },
    giveBack: async (key) => {
      await redis.eval(less, 1, key)
    },
    close: () => redis.disconnect(),
  }
}
