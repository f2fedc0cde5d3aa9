import { sql } from 'kysely'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { ThreadKind } from '#contract/rules/staff/thread-enums.ts'
import type { InsightPeriod } from '#contract/staff/insight-period.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { officeTimeBetween } from '#server/domain/threads/office-deadline.ts'

type Ctx = Pick<ShopContext, 'db' | 'company' | 'ownerSettings'>
type AskedRow = {
  kind: ThreadKind
  office: OfficeKey
  week: string
  askedAt: Date
  repliedAt: Date | null
  repliedBy: string | null
  person: string | null
}
type Asked = AskedRow & { ms: number | null; isInTime: boolean }
export type ReplySums = { threads: number; replied: number; inTime: number; medianMinutes: number | null }
export type Replies = {
  total: ReplySums
  weeks: [week: string, sums: ReplySums][]
  kinds: [kind: ThreadKind, sums: ReplySums][]
  offices: [office: OfficeKey, sums: ReplySums][]
  people: [id: string, name: string, sums: ReplySums][]
}

/**
 * Returns statistics of the first replies to enquiries of a period, without calls, quotes, spam and automatic emails. A message counts from
 * the time when it was sent; an undelivered message does not count. A reply outside the shop counts from the staff's note about it.
 */
export async function readReplyInsight(ctx: Ctx, { from, to }: InsightPeriod): Promise<Replies> {
  const { timeZone } = offices[0]
  const { rows } = await sql<AskedRow>`
    select t.kind, t.office, date_trunc('week', t.created_at at time zone ${timeZone})::date::text as week, t.created_at as "askedAt",
      m.at as "repliedAt", m.staff_id as "repliedBy", s.name as person
    from thread t
      left join lateral (
        select at, staff_id from (
          (select sent_at as at, staff_id from thread_message
            where thread_id = t.id and direction = 'out' and staff_id is not null and sent_at is not null and undelivered_at is null
            order by sent_at limit 1)
          union all
          (select created_at, staff_id from thread_note where thread_id = t.id and replied_by is not null order by id limit 1)
        ) first_replies order by at limit 1
      ) m on true
      left join staff s on s.id = m.staff_id
    where t.kind not in ('call', 'quote') and t.status not in ('spam', 'automatic')
      and (t.created_at at time zone ${timeZone})::date between ${from}::date and ${to}::date
    order by t.created_at, t.id`.execute(ctx.db)
  const asked = rows.map((row) => measure(ctx, row))
  const replied = asked.filter(({ repliedBy }) => repliedBy !== null)
  return {
    total: sumOf(asked),
    weeks: groupsOf(asked, ({ week }) => week),
    kinds: groupsOf(asked, ({ kind }) => kind),
    offices: groupsOf(asked, ({ office }) => office),
    people: groupsOf(replied, ({ repliedBy }) => repliedBy ?? '').map(([id, sums]) => [
      id,
      replied.find(({ repliedBy }) => repliedBy === id)?.person ?? '',
      sums,
    ]),
  }
}

/** Measures the time to the first reply: around the clock for a buyback, in the office's opening hours for any other enquiry. */
function measure({ company, ownerSettings }: Ctx, row: AskedRow): Asked {
  const { kind, office, askedAt, repliedAt } = row
  if (!repliedAt) return { ...row, ms: null, isInTime: false }
  const span = { from: askedAt.getTime(), to: repliedAt.getTime() }
  const ms = kind === 'buyback' ? span.to - span.from : officeTimeBetween(company(), office, span)
  return { ...row, ms, isInTime: ms <= ownerSettings()[`reply_${kind}_hours`] * hourMs }
}

function groupsOf<Key extends string>(asked: readonly Asked[], keyOf: (asked: Asked) => Key): [Key, ReplySums][] {
  return [...Map.groupBy(asked, keyOf)].map(([key, group]) => [key, sumOf(group)])
}

function sumOf(asked: readonly Asked[]): ReplySums {
  const times = asked.flatMap(({ ms }) => ms ?? []).toSorted((one, other) => one - other)
  const median = times[Math.floor((times.length - 1) / 2)]
  return {
    threads: asked.length,
    replied: times.length,
    inTime: asked.filter(({ isInTime }) => isInTime).length,
    medianMinutes: median === undefined ? null : Math.round(median / minuteMs),
  }
}
