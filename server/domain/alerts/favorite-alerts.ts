import type { z } from 'zod'
import type { ChangeFavoriteAlerts } from '#contract/alerts.ts'
import type { AlertPace } from '#contract/rules/alert-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import { transaction } from '#server/db/transaction.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Alert settings of a customer's favorites: for the whole list (`isOn`, `pace`), and pieces with a different setting (`onIds`, `offIds`).
 */
export type FavoriteAlertsState = { isOn: boolean; pace: AlertPace; onIds: number[]; offIds: number[] }

export async function readFavoriteAlerts({ db }: Pick<ShopContext, 'db'>, { customerId }: Customer): Promise<FavoriteAlertsState> {
  const list = await db.selectFrom('favorite_alerts').select(['is_on', 'pace']).where('customer_id', '=', customerId).executeTakeFirst()
  const entries = await db
    .selectFrom('favorite')
    .select(['piece_id', 'has_alerts'])
    .where('customer_id', '=', customerId)
    .where('has_alerts', 'is not', null)
    .execute()
  const idsOf = (wanted: boolean) => entries.filter((entry) => entry.has_alerts === wanted).map((entry) => entry.piece_id)
  return { isOn: list?.is_on ?? false, pace: list?.pace ?? 'daily', onIds: idsOf(true), offIds: idsOf(false) }
}

/**
 * Changes the alerts of one favorite, or of the whole list. Switching the whole list clears the settings of single favorites. Throws
 * `not-found` if the piece is not a favorite.
 */
export async function changeFavoriteAlerts(
  { db }: Pick<ShopContext, 'db'>,
  { customerId }: Customer,
  { is_on: isOn, pace, piece }: z.output<typeof ChangeFavoriteAlerts>,
): Promise<void> {
  if (piece !== undefined) {
    const own = db.updateTable('favorite').where('customer_id', '=', customerId).where('piece_id', '=', piece)
    const changed = await own
      .set({ has_alerts: isOn ?? null })
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new CodedError('not-found')
  }
  const list = { ...(pace ? { pace } : {}), ...(piece === undefined && isOn !== undefined ? { is_on: isOn } : {}) }
  if (!Object.keys(list).length) return
  await transaction(db, async (tx) => {
    await tx
      .insertInto('favorite_alerts')
      .values({ customer_id: customerId, ...list })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(list))
      .execute()
    if (list.is_on !== undefined) await tx.updateTable('favorite').set({ has_alerts: null }).where('customer_id', '=', customerId).execute()
  })
}
