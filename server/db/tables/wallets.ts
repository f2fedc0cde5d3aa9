import type { ColumnType, Generated } from 'kysely'
import type { Coin } from '#contract/rules/coins.ts'
import type { WalletState } from '#contract/rules/staff/wallet-states.ts'

export type WalletTables = {
  wallet: {
    id: Generated<string>
    coin: Coin
    address: string
    state: Generated<WalletState>
    proposed_by: string
    proposed_at: ColumnType<Date, Date, never>
    approved_by: ColumnType<string | null, never, string>
    approved_at: ColumnType<Date | null, never, Date>
    active_from: ColumnType<Date | null, never, Date>
    active_at: ColumnType<Date | null, never, Date>
    ended_by: ColumnType<string | null, never, string | null>
    ended_at: ColumnType<Date | null, never, Date>
  }
}
