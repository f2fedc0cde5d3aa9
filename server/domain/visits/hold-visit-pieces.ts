import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { insertJobs, newJob } from '#server/domain/jobs/enqueue.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import { staffMails } from '#server/domain/mail/staff-mails.ts'
import { staffUrl } from '#server/domain/mail/staff-url.ts'
import { readPieceLabels } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockVisit } from '#server/domain/visits/lock-visit.ts'
import { settleVisitHolds } from '#server/domain/visits/settle-holds.ts'

/** Holds the pieces of a visit one day before it, and notifies the staff of unavailable pieces. Idempotent. */
export async function holdVisitPieces(
  ctx: ShopContext,
  { visit: id, starts_at: startsAt }: { visit: number; starts_at: string },
): Promise<void> {
  const known = await ctx.db.selectFrom('visit').select('starts_at').where('id', '=', id).executeTakeFirst()
  // does nothing if the visit was deleted or moved; a move queues another job
  if (known?.starts_at.toISOString() !== startsAt) return
  const action = { name: 'visit.hold', subject: { kind: 'visit', id: String(id) } } as const
  await runAction(ctx, { kind: 'shop' }, action, async (tx) => {
    const visit = await lockVisit(tx, id)
    const missed = await settleVisitHolds(tx, visit, { ctx, staffId: null, isStrict: false })
    if (!missed.length || !staffMails(ctx).length) return
    const labels = [...(await readPieceLabels(tx, missed)).values()].join(', ')
    const at = formatPlaceTime('ru', visit.starts_at, visit.office)
    const heading = 'Предмет визита занят'
    const text = `К визиту ${at} не удалось отложить: ${labels}. Предмет продан, заказан или отложен для другого. Предупредите клиента.`
    const email = {
      language: 'ru' as const,
      subject: `${heading}: ${labels}`,
      preview: text,
      heading,
      isToStaff: true,
      parts: [
        { kind: 'paragraph' as const, text },
        { kind: 'button' as const, label: 'Открыть визиты', url: staffUrl(ctx, '/visits') },
      ],
    }
    const message = composeEmail({ ...email, subject: email.subject.slice(0, 200) }, ctx)
    await insertJobs(
      tx,
      staffMails(ctx).map((to) => newJob('mail', { to, ...message }, { key: `visit missed ${id} ${startsAt} ${to}` })),
    ).execute()
  })
}
