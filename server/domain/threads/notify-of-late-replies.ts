import { sql } from 'kysely'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { isLate } from '#server/domain/threads/list-threads.ts'

const batchSize = 200

type Late = { id: number; due_at: Date; assignee_id: string | null }

/**
 * Notifies the staff of each reply that became overdue within the day before `dueAt`, or since: the assignee at once and, an hour later,
 * everybody who may reply. Without an assignee who may still reply, notifies everybody at once. Each notice is sent once. `dueAt`: when
 * this run was due, which is long ago after an outage; `epoch` for the first run. Also opens the threads of enquiries that an older release
 * stored during the deployment of this release.
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
