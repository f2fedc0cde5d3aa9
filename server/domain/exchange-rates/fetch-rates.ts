import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { rateDay } from '#server/domain/exchange-rates/current-rate.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'ports'>

/**
 * Fetches the current rates once a day. Without a source of rates, only clears the recorded failure of an earlier source. Throws
 * `DeliveryError`; the job is then retried.
 */
export async function fetchRates(ctx: Ctx, signal: AbortSignal): Promise<void> {
  if (!ctx.ports.rates) return await endAlarm(ctx.db)
  const isToday = sql<boolean>`checked_on = ${rateDay(ctx.now())}::date`
  const known = await ctx.db.selectFrom('bank_rate').select('day').where(isToday).executeTakeFirst()
  if (!known) await storeRates(ctx, signal)
}

/** Fetches and stores the current rates. */
export async function storeRates({ db, now, ports }: Ctx, signal: AbortSignal): Promise<void> {
  const today = rateDay(now())
  const rates = await ports.rates?.read(today, signal)
  if (!rates) return
  const row = { rub_per_usd: rates.rub, aed_per_usd: rates.aed, checked_on: today }
  // do not rewrite unchanged rates, because a rewrite makes every process reload them
  const confirmed = await db
    .updateTable('bank_rate')
    .set({ checked_on: today })
    .where(sql<boolean>`day = ${rates.day}::date and rub_per_usd = ${rates.rub}::numeric and aed_per_usd = ${rates.aed}::numeric`)
    .executeTakeFirst()
  if (confirmed.numUpdatedRows > 0n) return
  await db
    .insertInto('bank_rate')
    .values({ day: rates.day, ...row })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute()
}

const endAlarm = async (db: Db): Promise<void> =>
  void (await db
    .updateTable('transport_state')
    .set({ failing_since: null })
    .where('transport', '=', 'rates')
    .where('failing_since', 'is not', null)
    .execute())
