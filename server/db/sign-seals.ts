import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

export type Seal = { id: number; entryId: number; hash: Uint8Array }
/**
 * Signs the seal of an audit entry with a key that is not in the database. Each seal covers the entry and the previous seal (hash chain).
 */
export type SealSigner = (seal: Seal) => { keyId: string; mac: Buffer }

/** An erasure of values in audit entries (`entryIds`). `by`: its audit entry; null if an older version of the shop made the erasure. */
export type Redaction = { by: number | null; entryIds: readonly number[] }

const signedAtOnce = 1000

/** Signers by database. The key is Kysely's adapter, which all handles of a database share. */
const signers = new WeakMap<object, SealSigner>()

const adapterOf = (db: Db) => db.getExecutor().adapter

export function setSealSigner(db: Db, signer: SealSigner): void {
  signers.set(adapterOf(db), signer)
}

export function shareSealSigner(from: Db, to: Db): void {
  const signer = signers.get(adapterOf(from))
  if (signer) setSealSigner(to, signer)
}

/**
 * Seals audit entries at the end of a transaction, and signs the seals. Locks the chain of seals, so it must be the last step of the
 * transaction. Does nothing without a signer.
 */
export async function signEntries(tx: Tx, entryIds: readonly number[]): Promise<void> {
  const signer = signers.get(adapterOf(tx))
  if (!signer || entryIds.length === 0) return
  const { rows } = await sql<Seal>`
    select seal_id as id, entry as "entryId", seal_hash as hash from seal_entries(${[...entryIds]}::bigint[])`.execute(tx)
  if (rows.length === 0) return
  const signed = rows.map((seal) => ({ seal_id: seal.id, ...signatureColumns(signer(seal)) }))
  await tx.insertInto('audit_signature').values(signed).execute()
}

/** Returns the data to sign for a redaction, in the form of a seal. The id is zero or negative, because seals have positive ids. */
export const redactionSeal = (by: number | null, entryId: number, state: Uint8Array): Seal => ({ id: -(by ?? 0), entryId, hash: state })

/** Signs the remaining content of redacted audit entries. Does nothing without a signer. */
export async function signRedactions(tx: Tx | Db, { by, entryIds }: Redaction): Promise<void> {
  const signer = signers.get(adapterOf(tx))
  if (!signer || entryIds.length === 0) return
  for (let at = 0; at < entryIds.length; at += signedAtOnce) {
    const ids = [...new Set(entryIds.slice(at, at + signedAtOnce))]
    const { rows } = await sql<{ id: number; state: Uint8Array }>`
      select id, redaction_state(id) as state from unnest(${ids}::bigint[]) id`.execute(tx)
    const signed = rows.map(({ id, state }) => ({
      entry_id: id,
      redacted_by: by,
      state,
      ...signatureColumns(signer(redactionSeal(by, id, state))),
    }))
    await tx.insertInto('audit_redaction').values(signed).execute()
  }
}

const signatureColumns = ({ keyId, mac }: ReturnType<SealSigner>) => ({ key_id: keyId, mac })
