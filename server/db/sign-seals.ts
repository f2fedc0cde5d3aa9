import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

export type Seal = { id: number; entryId: number; hash: Uint8Array }
/** Signs a seal with a key that is not stored in the database. */
export type SealSigner = (seal: Seal) => { keyId: string; mac: Buffer }

/** The key is the adapter, which all handles of one database share. */
const signers = new WeakMap<object, SealSigner>()

const adapterOf = (db: Db) => db.getExecutor().adapter

/** Sets the signer of audit entries for all later transactions of this database. */
export function setSealSigner(db: Db, signer: SealSigner): void {
  signers.set(adapterOf(db), signer)
}

export function shareSealSigner(from: Db, to: Db): void {
  const signer = signers.get(adapterOf(from))
  if (signer) setSealSigner(to, signer)
}

/**
 * Seals audit entries of an open transaction and signs the seals; does nothing without a signer. Must be the last step of the transaction,
 * because it locks the chain of seals.
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

const signatureColumns = ({ keyId, mac }: ReturnType<SealSigner>) => ({ key_id: keyId, mac })
