import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { settleKeyedStart } from '#server/domain/audit/seal-key-ring.ts'
import { type SealReport, verifySeals } from '#server/domain/audit/verify-seals.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Monday, 5 January 1970, 8:00 in Moscow, in ms since the Unix epoch. */
const firstMonday = 4 * dayMs + 5 * hourMs
const weekMs = 7 * dayMs

/**
 * Emails the owners a summary of the past week with the last seal of the audit log. With this seal, an owner can check later whether the
 * end of the log was cut off. Sends one email per owner and week, even from several processes. A new owner gets the first email on the next
 * Monday.
 */
export async function sendWeeklyEmail(ctx: Pick<ShopContext, 'db' | 'now' | 'backOffice' | 'origins' | 'ring' | 'sealer'>): Promise<void> {
  const end = new Date(Math.floor((ctx.now() - firstMonday) / weekMs) * weekMs + firstMonday)
  const owners = await ctx.db
    .selectFrom('staff')
    .select(['id', 'language'])
    .where(sql<boolean>`'owner' = any(roles)`)
    .where('blocked_at', 'is', null)
    .where('created_at', '<=', end)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('job')
            .select('id')
            .where('kind', '=', 'staff-email')
            .where('key', '=', sql<string>`${keyOf(end, '')} || staff.id`),
        ),
      ),
    )
    .execute()
  if (!owners.length) return
  await settleKeyedStart(ctx.db, ctx, ctx.now())
  const report = await verifySeals(ctx.db, ctx)
  const about = { ...(await readWeek(ctx.db, end)), ...describeSeals(report) }
  const notice = report.problems.length ? 'weekly-broken' : 'weekly'
  await transaction(ctx.db, async (tx) => {
    for (const { id, language } of owners) {
      const origin = ctx.backOffice.origin ?? ctx.origins[language]
      const aboutWeek = { ...about, week: nameWeek(end, language) }
      await enqueue(tx, 'staff-email', { notice, to: id, link: null, origin, about: aboutWeek }, { key: keyOf(end, id) })
    }
  })
}

const keyOf = (end: Date, ownerId: string) => `week ${dayOf(end)} ${ownerId}`
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

async function readWeek(db: Db, end: Date): Promise<Record<string, string>> {
  const begin = new Date(end.getTime() - weekMs)
  const { rows } = await sql<{ actions: number; orders: number; sold: number }>`
    select (select count(*) from audit_entry where at >= ${begin} and at < ${end})::int as actions,
      (select count(*) from shop_order where created_at >= ${begin} and created_at < ${end})::int as orders,
      (select count(*) from shop_order o join lateral (
        select max(e.created_at) as at from order_event e where e.order_id = o.id and e.kind = 'status' and e.to_status = 'delivered'
      ) delivered on delivered.at >= ${begin} and delivered.at < ${end} where o.status = 'delivered')::int as sold`.execute(db)
  const { actions = 0, orders = 0, sold = 0 } = rows[0] ?? {}
  return { actions: String(actions), orders: String(orders), sold: String(sold) }
}

function nameWeek(end: Date, language: Language): string {
  const format = dateFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  const week = format.formatRange(new Date(end.getTime() - weekMs), new Date(end.getTime() - dayMs))
  return week.replace(/(?<=\d)\s–\s(?=\d)/, '–')
}

function describeSeals({ count, last, problems }: SealReport): Record<string, string> {
  const [first] = problems
  return { count: String(count), seal: last?.hash ?? '–', entry: String(first?.entryId ?? last?.entryId ?? '–') }
}
