import type { PGliteOptions } from '@electric-sql/pglite'
import type { Log } from '#server/context/log.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Db } from '#server/db/database.ts'

export type OpenDatabase = {
  db: Db
  kind: 'postgresql' | 'embedded'
  identify(key: Secret): Promise<void>
  /**
   * Calls `onNotification` for each notification of `channel`, and after each connect to PostgreSQL. Returns a function that stops
   * listening.
   */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>
  /**
   * Runs `work` on a connection outside the pool without time limits, for long reads and consistent copies. The embedded database has a
   * single session, so there `work` must read in small steps that let other statements run in between. Do not call this inside a
   * transaction: the queries of `work` would throw.
   */
  runDedicated<T>(work: (db: Db) => Promise<T>): Promise<T>
  poolState?: () => PoolState
  close(): Promise<void>
}

export type PoolState = { total: number; idle: number; waiting: number }

/**
 * `files`: file system of an embedded database in memory, for tests. `fsync`: whether the embedded database flushes each commit to disk
 * (default: true). Without fsync, a power loss may lose the last seconds or the whole database.
 */
export type DatabaseOptions = { url?: string; dataDir?: string; poolMax?: number; files?: PGliteOptions['fs']; fsync?: boolean; log: Log }
