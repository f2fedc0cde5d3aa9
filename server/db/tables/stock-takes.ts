import type { ColumnType, Generated } from 'kysely'
import type { SignedStockTake } from '#contract/staff/stock-takes.ts'

type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export type StockTakeTables = {
  stock_take: {
    id: Generated<string>
    place_id: number
    started_by: string
    started_at: Timestamp
    closed_by: string | null
    closed_at: NullableTimestamp
    note: Generated<string>
    signed: ColumnType<SignedStockTake | null, string | null | undefined, string | null>
    signed_sha256: string | null
  }
  stock_take_line: {
    stock_take_id: string
    piece_id: number
    is_expected: boolean
    seen_at: NullableTimestamp
    seen_by: string | null
  }
}
