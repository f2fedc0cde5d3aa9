import type { PGliteOptions } from '@electric-sql/pglite'
import type { Log } from '#server/context/log.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Db } from '#server/db/database.ts'

/** An open database, PostgreSQL or embedded. */
export type OpenDatabase = {
  db: Db
  kind: 'postgresql' | 'embedded'
  identify(key: Secret): Promise<void>
  /**
   * Calls `onNotification` on every notification of `channel`, and after each connect to PostgreSQL. Returns a function that stops
   * listening.
   */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>
  /**
   * Runs `work` on a connection without statement time limits, outside the pool, for long reads and consistent copies. With the embedded
   * database, `work` gets the shared handle of the single session, so it must read in slices to let other statements run in between. Must
   * not be called inside a transaction: the queries of `work` would throw.
   */
  runDedicated<T>(work: (db: Db) => Promise<T>): Promise<T>
  poolState?: () => PoolState
  close(): Promise<void>
}

export type PoolState = { total: number; idle: number; waiting: number }

/**
 * `files`: file system of an embedded database in memory, for tests. `fsync`: whether the embedded database flushes a commit to the disk
 * before it acknowledges it (default: true); otherwise a power loss may lose the last seconds or the whole database.
 */
export type DatabaseOptions = { url?: string; dataDir?: string; poolMax?: number; files?: PGliteOptions['fs']; fsync?: boolean; log: Log }
