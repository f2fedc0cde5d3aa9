import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { type ReferenceList, referenceLists } from '#server/db/seed/reference-lists.ts'
import { shopContent } from '#server/db/seed/seed-content.ts'
import { transaction } from '#server/db/transaction.ts'

const lists: readonly ReferenceList[] = [...referenceLists, ...shopContent]
const lockId = 823_614

/**
 * Inserts reference list values, FAQs and banners that this version introduces, and returns their number. Does not restore values that the
 * owner has renamed or deleted. If nothing is new, writes nothing, so that no process reloads its catalog. Safe to call in several
 * processes at once.
 */
export async function seedReferenceLists(db: Db): Promise<number> {
  if ((await missingKeys(db)).length === 0) return 0
  return transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx)
    let count = 0
    for (const { list, keys, isFirst } of await missingKeys(tx)) {
      if (!(isFirst && (await hasRows(tx, list)))) {
        await list.insert(tx, new Set(keys))
        count += keys.length
      }
      await tx
        .insertInto('seeded_value')
        .values(keys.map((key) => ({ list: list.name, key })))
        .execute()
    }
    return count
  })
}

type Missing = { list: ReferenceList; keys: string[]; isFirst: boolean }

/** Returns the values that no earlier start has inserted, by list. `isFirst`: whether the list has never been seeded. */
async function missingKeys(db: Db): Promise<Missing[]> {
  const rows = await db.selectFrom('seeded_value').select(['list', 'key']).execute()
  const seeded = new Set(rows.map(({ list, key }) => `${list}\n${key}`))
  const begun = new Set(rows.map(({ list }) => list))
  return lists
    .map((list) => ({ list, keys: list.keys.filter((key) => !seeded.has(`${list.name}\n${key}`)), isFirst: !begun.has(list.name) }))
    .filter(({ keys }) => keys.length > 0)
}

async function hasRows(tx: Tx, { name }: ReferenceList): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from ${sql.table(name)}) as found`.execute(tx)
  return rows[0]?.found ?? false
}
