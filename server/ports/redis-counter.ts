import { Redis } from 'ioredis'

/** Counters with an expiry. */
export type Counter = {
  /**
   * Increments `key` within a fixed time window, which begins with the first call for the key. Returns the count and the remaining seconds
   * of the window.
   */
  count(key: string, windowS: number): Promise<{ count: number; leftS: number }>
  /** Decrements `key` if its window is still running. */
  refund(key: string): Promise<void>
  close(): void
}

// A single script is atomic, so a crash cannot leave a counter without an expiry.
const countScript = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('expire', KEYS[1], ARGV[1]) end
return {count, redis.call('ttl', KEYS[1])}`

const refundScript = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`

/** Counts in the Redis at `url`. If Redis is unreachable, calls fail immediately instead of waiting. */
export function redisCounter(url: string): Counter {
  const redis = new Redis(url, {
    keyPrefix: 'vitrine:attempt:',
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 1000,
  })
  // ioredis reconnects by itself. Without a listener, each error event would end the process.
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
