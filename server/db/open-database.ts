import type { PGliteOptions } from '@electric-sql/pglite'
import type { Log } from '#server/context/log.ts'
import type { Secret } from '#server/context/secret.ts'
import type { Db } from '#server/db/database.ts'

/** An open database, PostgreSQL or embedded. */
export type OpenDatabase = {
  db: Db
  kind: 'postgresql' | 'embedded'
  /** Makes every session present this key from now on; audit triggers recognize the shop's own changes by it (docs/decisions/097). */
  identify(key: Secret): Promise<void>
  /**
   * Calls `onNotification` on every notification of `channel`, and after each connect to PostgreSQL. Returns a function that stops
   * listening.
   */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>
  /**
   * Runs `work` on its own connection, outside of the pool and without statement time limits: for long reads and consistent copies. The
   * connection is closed when `work` ends. The embedded database has a single session: there `work` gets the shared handle, so it must read
   * in slices to let other statements run in between. Inside a transaction its queries throw.
   */
  runDedicated<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Connections of the pool, and how many requests wait for one; the embedded database has none. */
  poolState?: () => PoolState
  close(): Promise<void>
}

export type PoolState = { total: number; idle: number; waiting: number }

/**
 * `files`: file system of an embedded database in memory, for tests. `fsync`: whether the embedded database flushes a commit to the disk
 * before it acknowledges it (default: true); without it, a power loss may lose the last seconds or the whole database.
 */
export type DatabaseOptions = { url?: string; dataDir?: string; poolMax?: number; files?: PGliteOptions['fs']; fsync?: boolean; log: Log }
