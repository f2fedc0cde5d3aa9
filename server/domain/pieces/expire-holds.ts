import { offices } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { transaction } from '#server/db/transaction.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import { insertJobs, newJob } from '#server/domain/jobs/enqueue.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import { staffMails } from '#server/domain/mail/staff-mails.ts'
import { staffUrl } from '#server/domain/mail/staff-url.ts'
import { endHold } from '#server/domain/pieces/holds.ts'
import { lockPiece } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { messageTime } from '#server/domain/staff-notices/quiet-time.ts'

/** Ends a hold if it is overdue. Safe to run twice. */
export async function expireHold(ctx: ShopContext, id: string): Promise<void> {
  const hold = await ctx.db.selectFrom('piece_hold').select('piece_id').where('id', '=', id).executeTakeFirst()
  if (!hold) return
  const subject = { kind: 'piece' as const, id: String(hold.piece_id), label: await readPieceLabel(ctx.db, hold.piece_id) }
  await transaction(ctx.db, async (tx) => {
    await lockPiece(tx, hold.piece_id)
    const now = new Date(ctx.now())
    const due = await tx
      .selectFrom('piece_hold')
      .select('id')
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where('until', '<=', now)
      .executeTakeFirst()
    if (!due) return
    await runActionIn(tx, { actor: { kind: 'shop' }, action: { name: 'hold.expire', subject }, at: now }, () =>
      endHold(tx, { pieceId: hold.piece_id, how: 'expired', now }),
    )
  })
}

const overdueMax = 200

/** Ends overdue holds that are still open, for example after their job failed for good. */
export async function expireHolds(ctx: ShopContext): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('piece_hold')
    .select('id')
    .where('ended_at', 'is', null)
    .where('until', '<=', new Date(ctx.now()))
    .orderBy('until')
    .limit(overdueMax)
    .execute()
  for (const { id } of overdue)
    await expireHold(ctx, id).catch((error: unknown) => ctx.log.error({ hold: id, err: error }, 'a hold could not be ended'))
}

const texts = {
  ru: {
    heading: 'Бронь скоро закончится',
    text: (label: string, until: string) => `${label}: бронь действует до ${until}.`,
    open: 'Открыть предмет',
  },
  en: {
    heading: 'A hold is about to end',
    text: (label: string, until: string) => `${label} is on hold until ${until}.`,
    open: 'Open the piece',
  },
} as const

/**
 * Notifies the author of a hold and the staff that the hold ends soon. Does nothing for a hold that was extended or has ended. The author's
 * email waits for the end of the author's quiet hours, and is omitted if the hold ends before.
 */
export async function notifyOfHoldEnd(ctx: ShopContext, { hold: id, until }: { hold: string; until: string }): Promise<void> {
  const hold = await ctx.db
    .selectFrom('piece_hold')
    .innerJoin('piece', 'piece.id', 'piece_hold.piece_id')
    .innerJoin('city', 'city.id', 'piece.city_id')
    .leftJoin('staff', (join) => join.onRef('staff.id', '=', 'piece_hold.staff_id').on('staff.blocked_at', 'is', null))
    .leftJoin('staff_notice_settings as s', 's.staff_id', 'staff.id')
    .select(['piece_hold.piece_id', 'piece_hold.until', 'staff.email', 'staff.language', 'piece_hold.staff_id', 'city.key as city'])
    .select(['s.quiet_from', 's.quiet_to', 's.quiet_zone'])
    .where('piece_hold.id', '=', id)
    .where('piece_hold.ended_at', 'is', null)
    .executeTakeFirst()
  if (hold?.until.toISOString() !== until) return
  const label = await readPieceLabel(ctx.db, hold.piece_id)
  const language = hold.language ?? 'ru'
  const { heading, text, open } = texts[language]
  const { key } = offices.find((office) => office.key === hold.city) ?? offices[0]
  const sentence = text(label, formatPlaceTime(language, hold.until, key))
  const email = {
    language,
    subject: `${heading}: ${label}`,
    preview: sentence,
    heading,
    isToStaff: true,
    parts: [
      { kind: 'paragraph' as const, text: sentence },
      { kind: 'button' as const, label: open, url: staffUrl(ctx, `/pieces/${hold.piece_id}`, language) },
    ],
  }
  const message = composeEmail(email, ctx)
  const authorTime = messageTime(ctx.now(), hold)
  const timeByRecipient = new Map([
    ...(hold.email && authorTime < hold.until ? [[hold.email, authorTime] as const] : []),
    ...staffMails(ctx).map((to) => [to, new Date(ctx.now())] as const),
  ])
  const jobs = [...timeByRecipient].map(([to, runAt]) => newJob('mail', { to, ...message }, { key: `hold ${id} ${until} ${to}`, runAt }))
  if (jobs.length) await insertJobs(ctx.db, jobs).execute()
  const subject = { kind: 'piece' as const, id: String(hold.piece_id), label }
  await notifyStaff(ctx.db, ctx, { kind: 'hold-expiring', key: `hold-expiring ${id} ${until}`, subject, mailed: hold.staff_id })
}
