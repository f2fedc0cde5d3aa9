import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'
import type { CircuitBreaker } from '#server/db/circuit-breaker.ts'
import { queryTimeoutMs } from '#server/db/database-timeouts.ts'
import { PreparedClient, type PreparedClientOptions } from '#server/db/prepared-client.ts'

/** Statements beyond this number are planned each time, as lists of many lengths would be. */
const namesMax = 400

const selectsStar = /(?<!\()\*/

const connectTimeout = /due to connection timeout/

/**
 * The pool, but statements with parameters are prepared: PostgreSQL reads and plans each once a connection, which costs it
 * more than most of them take to run. One that selects `*` is not: a newer version of the shop may add a column while this
 * one runs. No query waits for a database that fell silent: `breaker` is asked first, and learns of time-outs.
 */
export function createPreparedPool(pool: pg.Pool, breaker: CircuitBreaker): PostgresPool {
  const names = new Map<string, string | undefined>()
  const clients = new WeakMap<pg.PoolClient, PreparedClient>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < namesMax) names.set(text, selectsStar.test(text) ? undefined : `s${names.size}`)
    return names.get(text)
  }
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
    // its maker ends it
    end: async () => {},
    connect: async () => {
      const client = await checkOut()
      const known = clients.get(client)
      if (known) return known
      const prepared = new PreparedClient(client, { nameOf, watch })
      clients.set(client, prepared)
      return prepared
    },
  }
}

/** Cancels a query without a response within `ms`, and calls `onTimeout`. */
function queryTimeout(ms: number, onTimeout: (cause: Error) => void): PreparedClientOptions['watch'] {
  return (giveUp) => {
    let isOver = false
    const end = (): void => {
      if (isOver) return
      const error = new Error(`No response within ${ms} ms`)
      giveUp(error)
      onTimeout(error)
    }
    // a loop that was busy for as long first reads what has arrived meanwhile
    const timer = setTimeout(() => setImmediate(end), ms)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }
}
