import type { PGliteOptions } from '@electric-sql/pglite'
import type { Log } from '#server/context/log.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Db } from '#server/db/database.ts'

/** An open database: PostgreSQL or the embedded one behind one type. */
export type OpenDatabase = {
  db: Db
  kind: 'postgresql' | 'embedded'
  /** From now on every session shows this key, by which triggers of the audit log know the shop's own changes (docs/decisions/097). */
  identify(key: Secret): Promise<void>
  /** Calls `heard` on every notification of `channel`, and after each time the connection was lost and found again. */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>
  /**
   * Runs `work` on one connection of its own, outside of the pool and without time limits for statements: for long reads and
   * consistent copies. The connection is closed when `work` ends. The embedded database has a single session: there `work` gets
   * the same handle as everybody, so it must read in slices and let others in between. Refused inside a transaction.
   */
  runDedicated<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Connections of the pool, and how many wait for one; the embedded database has none. */
  poolState?: () => PoolState
  close(): Promise<void>
}

export type PoolState = { total: number; idle: number; waiting: number }

/**
 * `files`: where an embedded database in memory has its files, for tests. `fsync`: whether the embedded database writes a commit through to
 * the disk before it acknowledges it (default: yes); if not, a power loss may lose the last seconds, or the whole database.
 */
export type DatabaseOptions = { url?: string; dataDir?: string; poolMax?: number; files?: PGliteOptions['fs']; fsync?: boolean; log: Log }
