import { sql } from 'kysely'
import { type ExchangeRate, parseRate } from '#contract/rules/exchange-rate.ts'
import type { Db } from '#server/db/database.ts'

type HandRate = ExchangeRate & { by: string; at: Date }
export type StoredRates = { bank: ExchangeRate | null; hand: HandRate | null }

type Row = { day: string; rub: string; aed: string }

/** Reads the newest rates of the Bank of Russia and the rates set by hand, in one query. */
export async function readStoredRates(db: Db): Promise<StoredRates> {
  const { rows } = await sql<{ bank: Row | null; hand: (Row & { by: string; at: string }) | null }>`
    select
      (select to_json(b) from (
        select day, rub_per_usd::text as rub, aed_per_usd::text as aed from bank_rate order by day desc limit 1) b) as bank,
      (select to_json(h) from (
        select day, rub_per_usd::text as rub, aed_per_usd::text as aed, staff.name as by, set_at as at
        from hand_rate join staff on staff.id = set_by) h) as hand`.execute(db)
  const { bank, hand } = rows[0] ?? { bank: null, hand: null }
  return {
    bank: bank && { source: 'bank-of-russia', ...ratesOf(bank) },
    hand: hand && { source: 'hand', ...ratesOf(hand), by: hand.by, at: new Date(hand.at) },
  }
}

/** Removes the trailing zeros of a stored decimal. */
export const shortRate = (stored: string | null): string => parseRate(stored ?? '') ?? ''

const ratesOf = ({ day, rub, aed }: Row) => ({ day, rub: shortRate(rub), aed: shortRate(aed) })
