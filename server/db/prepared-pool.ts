import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'
import type { CircuitBreaker } from '#server/db/circuit-breaker.ts'
import { queryTimeoutMs } from '#server/db/database-timeouts.ts'
import { PreparedClient, type PreparedClientOptions } from '#server/db/prepared-client.ts'
import type { ShopKeyHolder } from '#server/db/shop-key.ts'
import { createStatementNames } from '#server/db/statement-names.ts'

const connectTimeout = /due to connection timeout/

/**
 * Wraps a connection pool. Prepares statements once per connection, and presents the shop's key on each new connection. Queries pass
 * through `breaker`, so that no query waits for an unresponsive database.
 */
export function createPreparedPool(pool: pg.Pool, breaker: CircuitBreaker, shopKey: ShopKeyHolder): PostgresPool {
  const nameOf = createStatementNames()
  const clients = new WeakMap<pg.PoolClient, PreparedClient>()
  const watch = queryTimeout(queryTimeoutMs, breaker.trip)
  const checkOut = async (): Promise<pg.PoolClient> => {
    await breaker.pass()
    try {
      return await pool.connect()
    } catch (error) {
      if (error instanceof Error && connectTimeout.test(error.message)) breaker.trip(error)
      throw new DatabaseUnavailable(error)
    }
  }
  return {
    options: pool.options,
    end: async () => {},
    connect: async () => {
      const client = await checkOut()
      const prepared = clients.get(client) ?? new PreparedClient(client, { nameOf, watch })
      clients.set(client, prepared)
      try {
        await shopKey.showOn(client, (text, values) => prepared.query(text, values))
      } catch (error) {
        prepared.release(true)
        throw error
      }
      return prepared
    },
  }
}

/** Rejects a query that gets no response within `ms` milliseconds, and then calls `onTimeout`. */
function queryTimeout(ms: number, onTimeout: (cause: Error) => void): PreparedClientOptions['watch'] {
  return (giveUp) => {
    let isOver = false
    const end = (): void => {
      if (isOver) return
      const error = new Error(`No response within ${ms} ms`)
      giveUp(error)
      onTimeout(error)
    }
    // `setImmediate`: if the event loop was blocked, responses that have already arrived are read first
    const timer = setTimeout(() => setImmediate(end), ms)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }
}
