import { sql } from 'kysely'
import { hourMs, dayMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { isLate } from '#server/domain/threads/list-threads.ts'

const noticesMax = 200

type Late = { id: number; due_at: Date; assignee_id: string | null }

/**
 * Notifies the staff of each reply that became overdue within the last day: the assignee at once and, an hour later, everybody who may
 * reply. Without an assignee who may still reply, notifies everybody at once. Each notice is sent once. Also opens the threads of enquiries
 * that an older release stored during the deployment of this release.
 */
export async function notifyOfLateReplies(ctx: ShopContext): Promise<void> {
  const now = ctx.now()
  await sql`select open_threads()`.execute(ctx.db)
  const { rows } = await sql<Late>`
    select t.id, t.due_at, t.assignee_id from thread t where ${isLate(now)} and t.due_at > ${new Date(now - dayMs)}
    order by t.due_at limit ${noticesMax}`.execute(ctx.db)
  for (const { id, due_at: dueAt, assignee_id: assignee } of rows) {
    const key = `thread-late ${id} ${dueAt.getTime()}`
    const notice = { kind: 'thread-late', subject: { kind: 'thread', id: String(id), label: `№ ${id}` } } as const
    await notifyStaff(ctx.db, ctx, { ...notice, key, handler: assignee })
    if (assignee && now - dueAt.getTime() > hourMs) await notifyStaff(ctx.db, ctx, { ...notice, key })
  }
}
