import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { redactionSeal } from '#server/db/sign-seals.ts'
import type { SealKeyRing } from '#server/domain/audit/seal-key-ring.ts'
import { macOf } from '#server/domain/audit/seal-keys.ts'

type Redacted = {
  sealId: number
  entryId: number
  state: Uint8Array | null
  by: number | null
  bySeal: number | null
  keyId: string
  mac: Uint8Array
}

/**
 * Finds, in a range of seals, the entries whose values were removed without an erasure. An erasure signs the remaining content of an entry,
 * so a missing or invalid signature shows that the values were removed in another way. Returns no entries until `settleKeyedStart` has
 * signed the erasures of older releases.
 */
export async function findRemovals(db: Db, ring: SealKeyRing, { after, last }: { after: number; last: number }) {
  if (ring.redactedBefore === null) return []
  const { rows } = await sql<Redacted>`
    select x.seal_id as "sealId", x.entry_id as "entryId", r.state, r.redacted_by as by, s.id as "bySeal", r.key_id as "keyId", r.mac
    from redacted_entries(${after}, ${last}) x
      left join audit_redaction r on r.entry_id = x.entry_id and r.state = redaction_state(x.entry_id)
      left join audit_seal s on s.entry_id = r.redacted_by
    order by x.seal_id`.execute(db)
  const signed = new Set(rows.filter((row) => isSigned(ring, row)).map(({ entryId }) => entryId))
  const ids = new Set(rows.map(({ entryId }) => entryId).filter((id) => !signed.has(id)))
  return [...ids].map((entryId) => ({ entryId, problem: 'redaction' as const }))
}

function isSigned({ keys, redactedBefore }: SealKeyRing, { sealId, entryId, state, by, bySeal, keyId, mac }: Redacted): boolean {
  const key = state && keys.get(keyId)
  if (!key) return false
  const isInTime = by === null ? sealId <= (redactedBefore ?? 0) : bySeal !== null && bySeal <= (key.lastSeal ?? bySeal)
  return isInTime && macOf(key, redactionSeal(by, entryId, state)).equals(Buffer.from(mac))
}
