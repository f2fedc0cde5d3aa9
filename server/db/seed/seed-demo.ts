import type { Db } from '#server/db/database.ts'
import { demoCatalog } from '#server/db/seed/demo-catalog.ts'
import { seedContent } from '#server/db/seed/seed-content.ts'
import { seedPieces } from '#server/db/seed/seed-pieces.ts'
import { seedPromos } from '#server/db/seed/seed-promos.ts'
import { seedReferenceLists } from '#server/db/seed/seed-reference-lists.ts'
import { transaction } from '#server/db/transaction.ts'
import { sql } from 'kysely'

/** Fills an empty database with the demo catalogue; whether it did. All or nothing, once with several processes. */
export async function seedDemo(db: Db): Promise<boolean> {
  if (await isFilled(db)) return false
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(823468)`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    if (await isFilled(tx)) return false
    await seedReferenceLists(tx)
    await seedContent(tx)
    await seedPieces(tx, demoCatalog)
    await seedPromos(tx)
    return true
  })
}

async function isFilled(db: Db): Promise<boolean> {
  return (await db.selectFrom('brand').select('id').limit(1).executeTakeFirst()) !== undefined
}
