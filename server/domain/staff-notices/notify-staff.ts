import { defaultChannels, type NoticeKind, noticePermissions } from '#contract/rules/staff/notices.ts'
import { type Permission, permissionsOf } from '#contract/staff/permissions.ts'
import { subjectPermissions } from '#contract/staff/subjects.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { insertJobs, type NewJob, newJob } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { messageTime } from '#server/domain/staff-notices/quiet-time.ts'
import { readRecordAccess } from '#server/domain/staff-notices/thread-access.ts'

/** An event to notify the staff of. `key` makes it idempotent: nobody is notified twice. */
export type StaffNotice = {
  kind: NoticeKind
  key: string
  subject: { kind: 'order' | 'person' | 'piece' | 'thread' | 'shop'; id: string; label: string }
  /** The author of the event, who gets no notice. */
  by?: string | null | undefined
  /** Recipients; those who may not read the record get no notice. By default everybody whose roles may get this kind. */
  to?: readonly string[]
  /** A staff member who already gets an email about the event. */
  mailed?: string | null | undefined
}

/**
 * Notifies the staff whose roles may know of the event, or only those of them in `to`, by their chosen channels. Emails and messages are
 * jobs; during a person's quiet hours they wait. Idempotent.
 */
export async function notifyStaff(db: Db | Tx, { now }: Pick<ShopContext, 'now'>, notice: StaffNotice): Promise<void> {
  const { kind, key, subject } = notice
  const people = await readPeople(db, notice)
  const rows: { staff_id: string }[] = []
  const jobs: NewJob[] = []
  for (const { id, chosen, telegram_chat: chat, ...quiet } of people) {
    const channels = chosen?.[kind] ?? defaultChannels
    const runAt = messageTime(now(), quiet)
    const send = (by: 'mail' | 'telegram') =>
      jobs.push(newJob('staff-notice', { to: id, by, kind, subject }, { key: `${key} ${id} ${by}`, runAt }))
    if (channels.includes('page')) rows.push({ staff_id: id })
    if (channels.includes('mail') && id !== notice.mailed) send('mail')
    if (channels.includes('telegram') && chat !== null) send('telegram')
  }
  const about = { key, kind, subject_kind: subject.kind, subject_id: subject.id, label: subject.label, at: new Date(now()) }
  if (rows.length)
    await db
      .insertInto('staff_notice')
      .values(rows.map((row) => ({ ...row, ...about })))
      .onConflict((conflict) => conflict.columns(['staff_id', 'key']).doNothing())
      .execute()
  if (jobs.length) await insertJobs(db, jobs).execute()
}

async function readPeople(db: Db | Tx, { kind, subject, by, to }: StaffNotice) {
  const people = await db
    .selectFrom('staff')
    .leftJoin('staff_notice_settings as s', 's.staff_id', 'staff.id')
    .select(['staff.id', 'staff.roles', 's.channels as chosen', 's.telegram_chat', 's.quiet_from', 's.quiet_to', 's.quiet_zone'])
    .where('staff.blocked_at', 'is', null)
    .orderBy('staff.id')
    .execute()
  const needed = [noticePermissions[kind], ...(to ? [subjectPermissions[subject.kind]] : [])]
  const mayKnow = (permissions: readonly Permission[]) => needed.every((permission) => permissions.includes(permission))
  const named = people.filter(({ id, roles }) => id !== by && (!to || to.includes(id)) && mayKnow(permissionsOf(roles)))
  const mayReadRecord = await readRecordAccess(db, subject)
  return named.filter(({ id, roles }) => mayReadRecord(id, permissionsOf(roles)))
}
