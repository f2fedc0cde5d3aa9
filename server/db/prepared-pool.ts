import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** More different statements than these are planned each time, as lists of many lengths would be. */
const namesMax = 400

const answersWithStar = /(?<!\()\*/

/** SQLSTATE of a prepared statement that is of no use any more: a migration changed what it answers with, or it is not there. */
const stale = /^(0A000|26000)$/

/**
 * The pool, but statements with parameters are prepared: PostgreSQL reads and plans each once a connection, which costs it
 * more than most of them take to run. One that answers with `*` is not: a newer version of the shop may add a column while this
 * one runs.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string | undefined>()
  const clients = new WeakMap<pg.PoolClient, PreparedClient>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < namesMax) names.set(text, answersWithStar.test(text) ? undefined : `s${names.size}`)
    return names.get(text)
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const prepared = new PreparedClient(client, nameOf)
      clients.set(client, prepared)
      return prepared
    },
  }
}

class PreparedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #nameOf: (text: string) => string | undefined
  #isStale = false

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client
    this.#nameOf = nameOf
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(asked: string | PostgresCursor<R>, values: readonly unknown[] = []): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
    if (typeof asked !== 'string') throw new Error('Answers are not read piece by piece')
    return this.#run<R>(asked, [...values])
  }

  async #run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length ? this.#nameOf(text) : undefined
    try {
      const { command, rowCount, rows } = await this.#client.query(name ? { name, text, values } : { text, values })
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (error instanceof Error && 'code' in error && stale.test(String(error.code))) this.#isStale = true
      throw error
    }
  }

  /** A connection with a statement that went stale is not used again. */
  release(destroy = false): void {
    this.#client.release(destroy || this.#isStale)
  }
}
