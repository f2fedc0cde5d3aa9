import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** A position in the stream of database changes. All fields are transaction ids. */
export type CatalogCursor = {
  /** The oldest transaction that may still be open. Every older transaction has committed or rolled back. */
  pieces: string
  /** Greater than the id of every completed transaction. */
  next: string
  lists: string
  /** The transaction that last changed the content: banners, questions, videos, the home page, the company, settings, texts, wallets. */
  content: string
}

/** Reads the cursor in one snapshot. Call this before reading the data, so that a concurrent change is read twice instead of missed. */
export async function readCursor(db: Db): Promise<CatalogCursor> {
  const { rows } = await sql<CatalogCursor>`select pg_snapshot_xmin(pg_current_snapshot())::text as pieces,
    pg_snapshot_xmax(pg_current_snapshot())::text as next,
    (select changed_by::text from catalog_change where what = 'lists') as lists,
    (select changed_by::text from catalog_change where what = 'content') as content`.execute(db)
  const [cursor] = rows
  if (!cursor) throw new Error('The cursor of the catalog could not be read')
  return cursor
}

/** Whether the database was replaced by one with lower transaction ids, for example by a restore into a new cluster. */
export function isReplacedDatabase(fresh: CatalogCursor, known: CatalogCursor): boolean {
  return BigInt(fresh.next) < BigInt(known.pieces)
}
