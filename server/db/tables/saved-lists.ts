import type { ColumnType, Generated } from 'kysely'

type Added = ColumnType<Date, Date, never>

export type SavedListTables = {
  cart: { id: Generated<string>; customer_id: string; version: Generated<number> }
  cart_line: { id: Generated<string>; cart_id: string; piece_id: number; quantity: number; price_cents: number; added_at: Added }
  /** `has_alerts: null`: the customer's setting for all favorites applies. */
  favorite: { id: Generated<string>; customer_id: string; piece_id: number; added_at: Added; has_alerts: boolean | null }
  comparison_entry: { id: Generated<string>; customer_id: string; piece_id: number; added_at: Added }
}
