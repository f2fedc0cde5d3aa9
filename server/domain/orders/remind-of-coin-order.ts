import { insertJobs } from '#server/domain/jobs/enqueue.ts'
import { attachLines } from '#server/domain/orders/order-rows.ts'
import { staffNoticeJobs } from '#server/domain/orders/staff-notice.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Reminds the staff that a crypto order is about to expire, because only the staff can see what its wallet has received. Skips an order
 * with a recorded payment, which does not expire.
 */
export async function remindOfCoinOrder(ctx: ShopContext, id: string): Promise<void> {
  const row = await ctx.db.selectFrom('shop_order').selectAll().where('id', '=', id).where('status', '=', 'pending').executeTakeFirst()
  const [order] = row ? await attachLines(ctx.db, [row]) : []
  const jobs = order?.money.takenCents === 0 ? staffNoticeJobs(ctx, order, { notification: 'coins-due' }) : []
  if (jobs.length) await insertJobs(ctx.db, jobs).execute()
}
