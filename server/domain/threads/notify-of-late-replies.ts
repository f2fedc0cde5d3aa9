import { sql } from 'kysely'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { isLate } from '#server/domain/threads/list-threads.ts'

const batchSize = 200

type Late = { id: number; due_at: Date; assignee_id: string | null }

/**
 * Notifies the staff of overdue replies: the assignee at once and, an hour later, everybody who may reply. If no assignee may still reply,
 * notifies everybody at once. Sends each notice once. Covers replies whose deadline is not more than a day before `dueAt`, the scheduled
 * time of this run. After an outage, `dueAt` lies in the past. It is the epoch for the first run, which covers the last day. Also opens the
 * threads of enquiries that an older release stored while this release was being deployed.
 */
export async function notifyOfLateReplies(ctx: ShopContext, dueAt: Date): Promise<void> {
  const now = ctx.now()
  await sql`select open_threads()`.execute(ctx.db)
  const since = new Date((dueAt.getTime() || now) - dayMs)
  let late: Late[] = []
  do {
    late = await readLate(ctx, since, late.at(-1)?.id ?? 0)
    for (const thread of late) await notifyOfThread(ctx, thread)
  } while (late.length === batchSize)
}

async function readLate({ db, now }: ShopContext, since: Date, afterId: number): Promise<Late[]> {
  const { rows } = await sql<Late>`
    select t.id, t.due_at, t.assignee_id from thread t where ${isLate(now())} and t.due_at > ${since} and t.id > ${afterId}
    order by t.id limit ${batchSize}`.execute(db)
  return rows
}

async function notifyOfThread(ctx: ShopContext, { id, due_at: dueAt, assignee_id: assignee }: Late): Promise<void> {
  const key = `thread-late ${id} ${dueAt.getTime()}`
  const notice = { kind: 'thread-late', subject: { kind: 'thread', id: String(id), label: `№ ${id}` } } as const
  await notifyStaff(ctx.db, ctx, { ...notice, key, handler: assignee })
  if (assignee && ctx.now() - dueAt.getTime() > hourMs) await notifyStaff(ctx.db, ctx, { ...notice, key })
}
