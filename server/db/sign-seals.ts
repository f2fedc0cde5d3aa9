import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

/** A seal of the audit log, as the database has it. */
export type Seal = { id: number; entryId: number; hash: Uint8Array }
/** Signs a seal with a key that the database does not have. */
export type SealSigner = (seal: Seal) => { keyId: string; mac: Buffer }

/** By the adapter of a handle, which all handles of one database share. */
const signers = new WeakMap<object, SealSigner>()

const adapterOf = (db: Db) => db.getExecutor().adapter

/** From now on the entries that transactions of this database write are signed. */
export function setSealSigner(db: Db, signer: SealSigner): void {
  signers.set(adapterOf(db), signer)
}

/** Lets another connection to the same database sign as this one does. */
export function shareSealSigner(from: Db, to: Db): void {
  const signer = signers.get(adapterOf(from))
  if (signer) setSealSigner(to, signer)
}

/** Seals entries of an open transaction and signs the seals; the last that the transaction does, for it holds the lock of the chain. */
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
