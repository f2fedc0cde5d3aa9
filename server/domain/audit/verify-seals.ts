import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

type SealProblem = { entryId: number; problem: 'chain' | 'content' | 'personal' | 'unsealed' }

/** What a look at all seals found: how many there are, the last one, and the first of those that do not fit. */
export type SealReport = { count: number; last: { entryId: number; hash: string; at: Date } | null; problems: SealProblem[] }

const sealsAtOnce = 1000
const problemsMax = 20

/**
 * Checks every seal of the audit log, some at a time, so that others get the database in between. An entry, a change or a personal value
 * that was altered shows, one that is missing in between, and one that was added without a seal. The database computes seals:
 * `seal_entry` in `server/db/migrations/0030_audit_log.sql`.
 */
export async function verifySeals(db: Db): Promise<SealReport> {
  const problems: SealProblem[] = []
  let count = 0
  for (let after = 0; ;) {
    const { rows } = await sql<{ last: number | null; count: number }>`
      select max(id) as last, count(*) as count from (select id from audit_seal where id > ${after} order by id limit ${sealsAtOnce}) s`.execute(
      db,
    )
    const { last, count: found } = rows[0] ?? { last: null, count: 0 }
    if (last === null) break
    const broken = await sql<SealProblem>`select entry_id as "entryId", problem from broken_seals(${after}, ${last})`.execute(db)
    problems.push(...broken.rows)
    count += found
    after = last
    if (problems.length >= problemsMax) break
  }
  const unsealed = await sql<SealProblem>`
    select e.id as "entryId", 'unsealed' as problem from audit_entry e
    where not exists (select from audit_seal s where s.entry_id = e.id) order by e.id limit ${problemsMax}`.execute(db)
  return { count, last: await findLastSeal(db), problems: [...problems, ...unsealed.rows].slice(0, problemsMax) }
}

/** Whether a seal that somebody wrote down is still one of the chain: one that is not shows that the end was cut off. */
export async function hasSeal(db: Db, hash: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from audit_seal where hash = decode(${hash}, 'hex')) as found`.execute(db)
  return rows[0]?.found ?? false
}

async function findLastSeal(db: Db): Promise<SealReport['last']> {
  const { rows } = await sql<{ entryId: number; hash: string; at: Date }>`
    select entry_id as "entryId", encode(hash, 'hex') as hash, sealed_at as at from audit_seal order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}
