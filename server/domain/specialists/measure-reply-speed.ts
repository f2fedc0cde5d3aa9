import { dayMs } from '#contract/rules/durations.ts'
import { replyMinutes } from '#contract/rules/reply-time-text.ts'
import { readReplyInsight } from '#server/domain/insight/read-replies.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import { readReplyMinutes } from '#server/domain/specialists/read-specialists.ts'

const measuredDays = 30

/**
 * Measures how fast the shop replied to the enquiries of the last 30 days. Writes only what the pages show, and only if that has changed,
 * because every write makes each process reload the content.
 */
export async function measureReplySpeed(ctx: Pick<ShopContext, 'db' | 'now' | 'company' | 'ownerSettings'>): Promise<void> {
  const now = ctx.now()
  const { total } = await readReplyInsight(ctx, { from: shopToday(now - measuredDays * dayMs), to: shopToday(now) })
  const minutes = replyMinutes(total)
  if (minutes === (await readReplyMinutes(ctx.db))) return
  const row = { within_minutes: minutes, measured_at: new Date(now) }
  await ctx.db
    .insertInto('reply_speed')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
