import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'
import { staleStatement } from '#server/db/statement-names.ts'

export type PreparedClientOptions = {
  /** The name under which a statement is prepared, or undefined where it is not. */
  nameOf: (text: string) => string | undefined
  /** Called as each query begins, with a function that cancels it and closes the connection; returns a function to call as the query ends. */
  watch: (giveUp: (cause: Error) => void) => () => void
}

/** A client of a pool that prepares its statements, and is not reused once its connection broke or was cancelled. */
export class PreparedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #options: PreparedClientOptions
  #failure: DatabaseUnavailable | undefined
  #isStale = false
  #isDestroyed = false

  constructor(client: pg.PoolClient, options: PreparedClientOptions) {
    this.#client = client
    this.#options = options
    client.on('error', (error) => this.#fail(error))
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
    if (typeof text !== 'string') throw new Error('Results are not read piece by piece')
    return this.#run<R>(text, [...values])
  }

  async #run<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#failure) return this.#afterFailure(text)
    const name = values.length ? this.#options.nameOf(text) : undefined
    const stopWatching = this.#options.watch((cause) => this.#giveUp(cause))
    try {
      const { command, rowCount, rows } = await this.#client.query(name ? { name, text, values } : { text, values })
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (error instanceof pg.DatabaseError && staleStatement.test(error.code ?? '')) this.#isStale = true
      if (error instanceof pg.DatabaseError && error.severity === 'FATAL') this.#fail(error)
      if (this.#failure) return this.#afterFailure(text)
      throw error
    } finally {
      stopWatching()
    }
  }

  /** PostgreSQL rolls back a transaction whose connection is gone: the first failure is the one to report. */
  #afterFailure<R>(text: string): PostgresQueryResult<R> {
    if (text === 'rollback') return { command: 'ROLLBACK' as PostgresQueryResult<R>['command'], rowCount: 0, rows: [] }
    throw this.#failure ?? new DatabaseUnavailable('unknown')
  }

  #fail(cause: unknown): void {
    this.#failure ??= new DatabaseUnavailable(cause)
  }

  #giveUp(cause: Error): void {
    this.#fail(cause)
    this.#destroy()
  }

  /** Releases the client to the pool. While a query runs this closes the socket without waiting for the other side, and rejects the query. */
  #destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.#client.release(true)
  }

  /** A connection that failed, or has a stale statement, is not reused. */
  release(destroy = false): void {
    if (destroy || this.#isStale || this.#failure) this.#destroy()
    else this.#client.release()
  }
}
