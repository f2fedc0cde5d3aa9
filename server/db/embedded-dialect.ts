import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { EmbeddedSession } from '#server/db/embedded-session.ts'

/**
 * Kysely dialect of the embedded database. Kysely's dialect for PGlite is not used: it hangs if a transaction cannot begin, and it does not
 * support a database in another thread.
 */
export function embeddedDialect(session: EmbeddedSession): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => createDriver(session),
  }
}

function createDriver(session: EmbeddedSession): Driver {
  // Kysely rolls back after a failed commit, which has already ended the transaction. Without this check, the rollback would end the next
  // transaction.
  const end = async (connection: DatabaseConnection, how: 'commit' | 'rollback'): Promise<void> => {
    if (!(connection instanceof Handle) || !connection.isInside) return
    connection.isInside = false
    await session.end(how)
  }
  return {
    init: async () => {},
    acquireConnection: async () => new Handle(session),
    releaseConnection: async () => {},
    beginTransaction: async (connection) => {
      await session.begin()
      if (connection instanceof Handle) connection.isInside = true
    },
    commitTransaction: (connection) => end(connection, 'commit'),
    rollbackTransaction: (connection) => end(connection, 'rollback'),
    destroy: () => session.close(),
  }
}

class Handle implements DatabaseConnection {
  readonly #session: EmbeddedSession
  isInside = false

  constructor(session: EmbeddedSession) {
    this.#session = session
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { names, rows, affectedCount } = await this.#session.query(sql, parameters, this)
      return {
        rows: rows.map((row) => toObject<R>(names, row)),
        numAffectedRows: affectedCount === undefined ? undefined : BigInt(affectedCount),
      }
    } catch (error) {
      throw withCallers(error, new Error())
    }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming of results is not supported')
  }
}

function toObject<R>(names: readonly string[], row: readonly unknown[]): R {
  const object: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at++) object[names[at] ?? ''] = row[at]
  return object as R
}

/** Appends the caller's stack to an error, because the error's own stack ends inside the database. */
function withCallers(error: unknown, { stack = '' }: Error): unknown {
  if (error instanceof Error) error.stack += `\n${stack.split('\n').slice(1).join('\n')}`
  return error
}
