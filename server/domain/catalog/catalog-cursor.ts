import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** The state of the database, as transaction ids: everything older than `pieces` is committed or never will be. */
export type CatalogCursor = {
  /** The oldest transaction that may still be open. */
  pieces: string
  /** Above all transactions that have ended. */
  next: string
  /** The last change of the reference lists. */
  lists: string
  /** The last change of banners, questions and videos. */
  content: string
}

/** Reads the cursor, in one snapshot. Read it before the data: a change in between is then read twice, never missed. */
export async function readCursor(db: Db): Promise<CatalogCursor> {
  const { rows } = await sql<CatalogCursor>`select pg_snapshot_xmin(pg_current_snapshot())::text as pieces,
    pg_snapshot_xmax(pg_current_snapshot())::text as next,
    (select changed_by::text from catalog_change where what = 'lists') as lists,
    (select changed_by::text from catalog_change where what = 'content') as content`.execute(db)
  const [cursor] = rows
  if (!cursor) throw new Error('The marks of the catalog could not be read')
  return cursor
}

/** Whether a database was replaced: its ids are younger, as in a cluster that a dump was restored into. */
export function isReplacedDatabase(fresh: CatalogCursor, known: CatalogCursor): boolean {
  return BigInt(fresh.next) < BigInt(known.pieces)
}
