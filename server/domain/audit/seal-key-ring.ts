import { sql } from 'kysely'
import { hourMs } from '#contract/rules/durations.ts'
import type { SecretRing } from '#server/context/secret-ring.ts'
import type { Db } from '#server/db/database.ts'
import { signRedactions } from '#server/db/sign-seals.ts'
import { type SealKey, sealKeyOf } from '#server/domain/audit/seal-keys.ts'
import type { Sealer } from '#server/domain/staff/seal-secret.ts'

/**
 * `keys`: all known signing keys. `keyedAfter`: every seal with a higher id must be signed. `redactedBefore`: an older version of the shop
 * may have removed personal values only from entries whose seal has at most this id. Both ids are null until `settleKeyedStart` stores
 * them.
 */
export type SealKeyRing = { keys: ReadonlyMap<string, SealKey>; keyedAfter: number | null; redactedBefore: number | null }
export type SealKeySource = { ring: SecretRing; sealer: Sealer }

const keyPrefix = 'audit-key:'
const startPrefix = 'audit-start:'
const startId = 'start'
const redactionPrefix = 'audit-redactions:'
const redactionsId = 'redactions'
/** How long the previous version of the shop, which does not sign entries, may keep running after an update. */
const updateMs = hourMs
const sealsAtOnce = 200

/** Returns the keys of the secrets in the ring, and the keys of replaced secrets that `storeSealKeys` stored. */
export async function readSealKeys(db: Db, { ring, sealer }: SealKeySource): Promise<SealKeyRing> {
  const rows = await db.selectFrom('kept_key').select(['key_id', 'sealed']).where('purpose', '=', 'audit').execute()
  const keys = new Map(ring.map(sealKeyOf).map((key) => [key.id, key]))
  let [keyedAfter, redactedBefore]: (number | null)[] = [null, null]
  for (const { key_id: id, sealed } of rows) {
    const text = sealer.open(sealed) ?? ''
    if (id === startId && text.startsWith(startPrefix)) keyedAfter = Number(text.slice(startPrefix.length))
    if (id === redactionsId && text.startsWith(redactionPrefix)) redactedBefore = Number(text.slice(redactionPrefix.length))
    const [, lastSeal, key = ''] = /^audit-key:(\d+):([\w-]+)$/.exec(text) ?? []
    // if a replaced secret became the newest one again, its stored `lastSeal` no longer applies
    if (lastSeal && id !== sealKeyOf(ring[0]).id) keys.set(id, { id, key: Buffer.from(key, 'base64url'), lastSeal: Number(lastSeal) })
  }
  return { keys, keyedAfter: keyedAfter ?? null, redactedBefore: redactedBefore ?? null }
}

/**
 * Stores the keys of replaced secrets, encrypted with the newest secret. Seals signed with these keys can then be verified after the
 * secrets are dropped. A later seal signed with such a key is invalid.
 */
export async function storeSealKeys(db: Db, { ring, sealer }: SealKeySource, now: number): Promise<void> {
  const lastSeal = await findHead(db)
  for (const { id, key } of ring.slice(1).map(sealKeyOf)) {
    const sealed = sealer.seal(`${keyPrefix}${lastSeal}:${key.toString('base64url')}`)
    await db
      .insertInto('kept_key')
      .values({ purpose: 'audit', key_id: id, sealed, created_at: new Date(now) })
      .onConflict((conflict) => conflict.columns(['purpose', 'key_id']).doUpdateSet({ sealed }))
      .execute()
  }
}

/**
 * Stores the id of the newest seal, so that all later seals must be signed. Takes effect only once. If the log has entries, does nothing
 * until the first signature is an hour old, because a process of an older version of the shop may still write unsigned seals. Also signs
 * the redactions that older versions of the shop left unsigned.
 */
export async function settleKeyedStart(db: Db, source: SealKeySource, now: number): Promise<void> {
  const rows = await db.selectFrom('kept_key').select('key_id').where('purpose', '=', 'audit').execute()
  const kept = new Set(rows.map(({ key_id: id }) => id))
  if (kept.has(startId) && kept.has(redactionsId)) return
  const head = await findHead(db)
  if (head > 0 && !(await wasSignedBefore(db, new Date(now - updateMs)))) return
  if (head > 0 && !kept.has(redactionsId)) await signOlderRedactions(db, head)
  const texts = [[startId, `${startPrefix}${head}`] as const, [redactionsId, `${redactionPrefix}${head}`] as const]
  await db
    .insertInto('kept_key')
    .values(texts.map(([id, text]) => ({ purpose: 'audit', key_id: id, sealed: source.sealer.seal(text), created_at: new Date(now) })))
    .onConflict((conflict) => conflict.columns(['purpose', 'key_id']).doNothing())
    .execute()
}

async function signOlderRedactions(db: Db, head: number): Promise<void> {
  // in steps, because one statement for a large log would exceed the statement timeout
  for (let after = 0; after < head; after += sealsAtOnce) {
    const { rows } = await sql<{ id: number }>`
      select entry_id as id from redacted_entries(${after}, ${Math.min(after + sealsAtOnce, head)})`.execute(db)
    await signRedactions(db, { by: null, entryIds: rows.map(({ id }) => id) })
  }
}

async function wasSignedBefore(db: Db, date: Date): Promise<boolean> {
  const first = await db
    .selectFrom('audit_signature')
    .innerJoin('audit_seal', 'audit_seal.id', 'audit_signature.seal_id')
    .innerJoin('audit_entry', 'audit_entry.id', 'audit_seal.entry_id')
    .select('audit_entry.at')
    .orderBy('audit_signature.seal_id')
    .limit(1)
    .executeTakeFirst()
  return first !== undefined && first.at < date
}

async function findHead(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit_seal')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}
