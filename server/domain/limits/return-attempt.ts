import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Takes back one attempt under `key` that turned out to be a good one, or came to nothing. */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await sql`update attempt set count = count - 1 where key = ${key} and count > 0`.execute(db)
}
