import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'
import { staleStatement } from '#server/db/statement-names.ts'

export type PreparedClientOptions = {
  /** Returns the name for a prepared statement, or undefined for a statement that must not be prepared. */
  nameOf: (text: string) => string | undefined
  /** Called when a query starts. Returns a function to call when it ends. `giveUp` rejects the query and closes the connection. */
  watch: (giveUp: (cause: Error) => void) => () => void
}

/** A pooled client that prepares its statements. It leaves the pool after a broken connection, a query time-out or a stale statement. */
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
    if (typeof text !== 'string') throw new Error('Streaming of results is not supported')
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

  /** Removes the client from the pool and closes its socket without waiting for the server. A running query is rejected. */
  #destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.#client.release(true)
  }

  release(destroy = false): void {
    if (destroy || this.#isStale || this.#failure) this.#destroy()
    else this.#client.release()
  }
}
