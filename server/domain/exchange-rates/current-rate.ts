import { offices } from '#contract/offices.ts'
import { calendarDay } from '#contract/rules/dates.ts'
import { type ExchangeRate, isShowableRate, newestRate } from '#contract/rules/exchange-rate.ts'
import type { Db } from '#server/db/database.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import { readStoredRates, type StoredRates } from '#server/domain/exchange-rates/stored-rates.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the date in Moscow at a time, because the Bank of Russia sets its rates for dates in Moscow. */
export const rateDay = (now: number): string => calendarDay(offices[0].timeZone, now)

/**
 * Returns a getter of the current rate in memory. The catalog's refresh loads changes made by any process. The getter returns the same
 * object until the rate changes, so the object can be a cache key.
 */
export function readExchangeRate(catalog: Pick<Catalog, 'current'>): () => ExchangeRate | null {
  let stored: StoredRates | undefined
  let rate: ExchangeRate | null = null
  return () => {
    const { rates } = catalog.current().content
    if (rates === stored) return rate
    stored = rates
    const fresh = newestRate(rates.bank, rates.hand)
    const known = fresh && plain(fresh)
    if (JSON.stringify(known) !== JSON.stringify(rate)) rate = known
    return rate
  }
}

type Settings = Pick<ShopContext, 'ownerSettings' | 'now'>

const unlessOld = (rate: ExchangeRate | null, { ownerSettings, now }: Settings) =>
  rate && isShowableRate(rate, rateDay(now()), ownerSettings().rate_days) ? rate : null

/** Reads the current rate from the database, to be stored in a document. Null if the rate is too old. */
export async function readRateForCustomers(db: Db, ctx: Settings): Promise<ExchangeRate | null> {
  const { bank, hand } = await readStoredRates(db)
  const rate = newestRate(bank, hand)
  return unlessOld(rate && plain(rate), ctx)
}

/** Returns the rate for the pages of the shop. Null if the rate is too old, or if the owner has turned other currencies off. */
export function rateForPages(ctx: Settings & Pick<ShopContext, 'exchangeRate'>): ExchangeRate | null {
  return ctx.ownerSettings().rate_on_pages ? unlessOld(ctx.exchangeRate(), ctx) : null
}

const plain = ({ source, day, rub, aed }: ExchangeRate): ExchangeRate => ({ source, day, rub, aed })
