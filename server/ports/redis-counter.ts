import { Redis } from 'ioredis'

/** Counters that expire by themselves. */
export type Counter = {
  /** Adds one under `key` in a window that began with the first: returns the count, and the seconds that remain of the window. */
  count(key: string, windowS: number): Promise<{ count: number; leftS: number }>
  /** Subtracts one, where the window still runs. */
  refund(key: string): Promise<void>
  close(): void
}

// in one step, so that no process can die between counting and setting the expiry
const countScript = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('expire', KEYS[1], ARGV[1]) end
return {count, redis.call('ttl', KEYS[1])}`

const refundScript = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`

/** Counters in the Redis at `url`. When it is away, a call fails at once instead of waiting for it. */
export function redisCounter(url: string): Counter {
  const redis = new Redis(url, {
    keyPrefix: 'vitrine:attempt:',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 1000,
  })
  // it reconnects by itself; without a listener each failure would end the process
  redis.on('error', () => {})
  return {
    count: async (key, windowS) => {
      const reply: unknown = await redis.eval(countScript, 1, key, windowS)
      const [count = 0, leftS = 0] = Array.isArray(reply) ? reply.map(Number) : []
      return { count, leftS }
    },
    refund: async (key) => {
      await redis.eval(refundScript, 1, key)
    },
    close: () => redis.disconnect(),
  }
}
