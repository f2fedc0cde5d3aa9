import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { readSealKeys, type SealKeyRing, type SealKeySource } from '#server/domain/audit/seal-key-ring.ts'
import { macOf } from '#server/domain/audit/seal-keys.ts'
import { findRemovals } from '#server/domain/audit/verify-redactions.ts'

type SealProblem = { entryId: number; problem: 'chain' | 'content' | 'personal' | 'unsealed' | 'unkeyed' | 'key' | 'redaction' }

/**
 * Result of a verification. `count`: verified seals. `keyedCount`: verified seals with a valid signature. `keyedAfter`: every seal with a
 * higher id must be signed; null if no id is stored yet. `last`: the last seal. `problems`: at most 20.
 */
export type SealReport = {
  count: number
  keyedCount: number
  keyedAfter: number | null
  last: { entryId: number; hash: string; at: Date } | null
  problems: SealProblem[]
}

const sealsAtOnce = 1000
const problemsMax = 20

/**
 * Verifies the seals of the audit log. Works in batches, so that other queries can run in between, and stops after 20 problems. Reports
 * altered or missing entries, entries without a seal, seals without a valid signature of the shop, and values removed without an erasure.
 * The database computes the seals (`write_seal` in `server/db/migrations/0125_keyed_seals.sql`); the shop signs them.
 */
export async function verifySeals(db: Db, source: SealKeySource): Promise<SealReport> {
  const keyRing = await readSealKeys(db, source)
  const problems: SealProblem[] = []
  let [count, keyedCount] = [0, 0]
  for (let after = 0; problems.length < problemsMax;) {
    const seals = await readSeals(db, after)
    const last = seals.at(-1)?.id
    if (last === undefined) break
    const broken = await sql<SealProblem>`select entry_id as "entryId", problem from broken_seals(${after}, ${last})`.execute(db)
    const keyProblems = seals.flatMap((seal) => findKeyProblem(keyRing, seal))
    problems.push(...broken.rows, ...keyProblems, ...(await findRemovals(db, keyRing, { after, last })))
    count += seals.length
    keyedCount += seals.filter(({ mac }) => mac).length - keyProblems.filter(({ problem }) => problem === 'key').length
    after = last
  }
  const unsealed = await sql<SealProblem>`
    select e.id as "entryId", 'unsealed' as problem from audit_entry e
    where not exists (select from audit_seal s where s.entry_id = e.id) order by e.id limit ${problemsMax}`.execute(db)
  const all = [...problems, ...unsealed.rows].slice(0, problemsMax)
  return { count, keyedCount, keyedAfter: keyRing.keyedAfter, last: await findLastSeal(db), problems: all }
}

type SignedSeal = Awaited<ReturnType<typeof readSeals>>[number]

const readSeals = (db: Db, after: number) =>
  db
    .selectFrom('audit_seal')
    .leftJoin('audit_signature', 'audit_signature.seal_id', 'audit_seal.id')
    .leftJoin('audit_entry', 'audit_entry.id', 'audit_seal.entry_id')
    .select(['audit_seal.id', 'audit_seal.entry_id as entryId', 'hash', 'key_id as keyId', 'mac', 'actor'])
    .where('audit_seal.id', '>', after)
    .orderBy('audit_seal.id')
    .limit(sealsAtOnce)
    .execute()

/** Checks a seal's signature. The seal of a change by another program (actor `database`) has none; the next signed seal covers it. */
function findKeyProblem({ keys, keyedAfter }: SealKeyRing, { mac, keyId, actor, ...seal }: SignedSeal): SealProblem[] {
  const { id, entryId } = seal
  if (!mac || !keyId) return keyedAfter !== null && id > keyedAfter && actor !== 'database' ? [{ entryId, problem: 'unkeyed' }] : []
  const key = keys.get(keyId)
  const isRight = key && id <= (key.lastSeal ?? id) && macOf(key, seal).equals(Buffer.from(mac))
  return isRight ? [] : [{ entryId, problem: 'key' }]
}

/** Whether a seal that was recorded elsewhere is still in the log. If the seal is missing, the end of the log was cut off. */
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
