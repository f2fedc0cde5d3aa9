import type { Generated } from 'kysely'

export type KeptKeyTables = {
  kept_key: { id: Generated<number>; purpose: 'lookup' | 'audit'; key_id: string; sealed: string; created_at: Date }
}
