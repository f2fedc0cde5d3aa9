import type { Generated } from 'kysely'

/** Keys that outlive the auth secret they were derived from, sealed with the newest secret. */
export type KeptKeyTables = {
  kept_key: { id: Generated<number>; purpose: 'lookup' | 'audit'; key_id: string; sealed: string; created_at: Date }
}
