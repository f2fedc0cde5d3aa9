import type { ColumnType } from 'kysely'
import type { Ownership } from '#contract/rules/staff/piece-enums.ts'

/** A date, such as 2026-11-21. Select it as text, because the two drivers parse dates differently. */
type Day = ColumnType<never, string, string>

export type InsightTables = {
  stock_day: {
    day: Day
    brand_id: number
    city_id: number
    ownership: Ownership
    pieces: number
    asked_cents: number
    cost_cents: number
  }
  demand_day: { day: Day; kind: 'view' | 'search' | 'step'; subject: string; count: number }
}
