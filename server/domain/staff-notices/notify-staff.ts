import { defaultChannels, type NoticeKind, noticePermissions } from '#contract/rules/staff/notices.ts'
import { type Permission, permissionsOf } from '#contract/staff/permissions.ts'
import { subjectPermissions } from '#contract/staff/subjects.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { isAssignable } from '#server/domain/assignment/read-rules.ts'
import { insertJobs, type NewJob, newJob } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { messageTime } from '#server/domain/staff-notices/quiet-time.ts'
import { readRecordAccess } from '#server/domain/staff-notices/thread-access.ts'

/** An event of which the staff are notified. `key` identifies the event, so that nobody is notified of the event twice. */
export type StaffNotice = {
  kind: NoticeKind
  key: string
  subject: { kind: 'order' | 'page-text' | 'person' | 'piece' | 'thread' | 'shop'; id: string; label: string }
  /** The author of the event, who gets no notice. */
  by?: string | null | undefined
  /**
   * The recipients; by default all staff members whose roles may get this kind of notice. Recipients who may not read the record get no
   * notice.
   */
  to?: readonly string[]
  /**
   * The staff member who handles the thread. If given, only this person is notified, unless this person may no longer answer threads; then
   * `to` decides.
   */
  handler?: string | null
  /** A staff member who gets no notice by email, because another email tells this person about the event. */
  mailed?: string | null | undefined
}

/**
 * Notifies the `handler` of an event, otherwise the staff members in `to`, otherwise everyone whose roles may get this kind of notice. Uses
 * the channels that each of them has chosen. Jobs send the notices by email and Telegram, after the quiet hours of the recipient.
 * Idempotent.
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

async function readPeople(db: Db | Tx, { kind, subject, by, to, handler }: StaffNotice) {
  const people = await db
    .selectFrom('staff')
    .leftJoin('staff_notice_settings as s', 's.staff_id', 'staff.id')
    .select(['staff.id', 'staff.roles', 's.channels as chosen', 's.telegram_chat', 's.quiet_from', 's.quiet_to', 's.quiet_zone'])
    .where('staff.blocked_at', 'is', null)
    .orderBy('staff.id')
    .execute()
  const mayReadRecord = await readRecordAccess(db, subject)
  const mayKnow = ({ id, roles }: (typeof people)[number], needed: readonly Permission[]) => {
    const permissions = permissionsOf(roles)
    return needed.every((permission) => permissions.includes(permission)) && mayReadRecord(id, permissions)
  }
  const asNamed = [noticePermissions[kind], subjectPermissions[subject.kind]]
  const canHandle = people.some(
    (person) => person.id === handler && isAssignable({ roles: person.roles, blockedAt: null }) && mayKnow(person, asNamed),
  )
  const recipients = canHandle && handler ? [handler] : to
  return people.filter(
    (person) =>
      person.id !== by &&
      (!recipients || recipients.includes(person.id)) &&
      mayKnow(person, recipients ? asNamed : [noticePermissions[kind]]),
  )
}
