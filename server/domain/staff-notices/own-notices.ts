import { defaultChannels, type NoticeKind, noticeKinds, noticePermissions } from '#contract/rules/staff/notices.ts'
import { minutesOf, timeOf } from '#contract/rules/staff/quiet-hours.ts'
import type { ChannelsByKind, NoticeChoice } from '#contract/staff/notices.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

const shownMax = 50

/** Returns a staff member's newest notices, and the number of all unread ones. */
export async function listNotices({ db }: Ctx, { staffId }: StaffActor) {
  const notices = await db
    .selectFrom('staff_notice')
    .select(['id', 'kind', 'subject_kind', 'subject_id', 'label', 'at', 'read_at'])
    .where('staff_id', '=', staffId)
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute()
  return { notices, unread: await countUnread({ db }, staffId) }
}

/** Marks all notices up to the id `upTo` as read. Returns the number of notices that are still unread. Not audited. */
export async function readNotices({ db, now }: Ctx, { staffId }: StaffActor, upTo: number): Promise<number> {
  await db
    .updateTable('staff_notice')
    .set({ read_at: new Date(now()) })
    .where('staff_id', '=', staffId)
    .where('id', '<=', upTo)
    .where('read_at', 'is', null)
    .execute()
  return countUnread({ db }, staffId)
}

async function countUnread({ db }: Pick<Ctx, 'db'>, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_notice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns a staff member's notice settings, and the kinds of notices that the staff member's permissions allow. */
export async function readNoticeSettings({ db }: Ctx, { staffId, permissions }: StaffActor) {
  const row = await db
    .selectFrom('staff_notice_settings')
    .select(['channels', 'telegram_chat', 'quiet_from', 'quiet_to', 'quiet_zone'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  const kinds = noticeKinds.filter((kind) => permissions.has(noticePermissions[kind]))
  const channelsOf = (kind: NoticeKind) => [...(row?.channels[kind] ?? defaultChannels)]
  const channels: ChannelsByKind = Object.fromEntries(kinds.map((kind) => [kind, channelsOf(kind)]))
  const { quiet_from: from = null, quiet_to: to = null, quiet_zone: zone = null } = row ?? {}
  const quietHours = from === null || to === null || zone === null ? null : { from: timeOf(from), to: timeOf(to), time_zone: zone }
  return { kinds, channels, telegram_chat: row?.telegram_chat ?? null, quiet_hours: quietHours }
}

/** Changes a staff member's own notice settings. Returns the id of the action. */
export async function chooseNotices(ctx: Ctx, staff: StaffActor, choice: NoticeChoice): Promise<string> {
  const { quiet_hours: quiet } = choice
  const settings = {
    channels: JSON.stringify(choice.channels),
    telegram_chat: choice.telegram_chat,
    quiet_from: quiet && minutesOf(quiet.from),
    quiet_to: quiet && minutesOf(quiet.to),
    quiet_zone: quiet?.time_zone ?? null,
  }
  const action = { name: 'notice.choose', subject: { kind: 'staff', id: staff.staffId } } as const
  const { actionId } = await runAction(ctx, staff, action, (tx) =>
    tx
      .insertInto('staff_notice_settings')
      .values({ staff_id: staff.staffId, ...settings })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(settings))
      .execute(),
  )
  return actionId
}
