import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { addressOf, visitMessage, type VisitNotification, visitTexts } from '#contract/rules/visit-messages.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import { visitCalendar } from '#server/domain/enquiries/appointment-calendar.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { EmailPart } from '#server/domain/mail/email.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { replyHeaders } from '#server/domain/threads/reply-address.ts'
import { findVisit, type LinkedVisit } from '#server/domain/visits/linked-visit.ts'
import { visitUrl } from '#server/domain/visits/visit-links.ts'
import type { VisitMessage } from '#server/domain/visits/visit-notification-payload.ts'

/**
 * Notifies a person of a change of the person's visit, by Telegram or by email with the calendar entry. Does nothing if the visit has
 * begun, if it was cancelled or moved after the notice was queued, or if the person can only be called.
 */
export async function sendVisitNotification(
  ctx: ShopContext,
  notice: VisitMessage,
  run: { id: string; signal: AbortSignal },
): Promise<void> {
  const visit = await findVisit(ctx.db, notice.visit)
  if (visit?.starts_at.toISOString() !== notice.starts_at) return
  if ((visit.cancelled_at !== null) !== (notice.notification === 'cancelled')) return
  if (visit.starts_at.getTime() <= ctx.now()) return
  const { email, telegramChat } = visit.reach
  if (email) {
    const { thread_id: id } = visit
    const named = id === null ? null : replyHeaders(ctx.digest, ctx.inbound.replyMail, { id, message: run.id })
    await ctx.ports.mail.send({ id: run.id, to: email, ...visitEmail(ctx, visit, notice.notification), ...named }, run.signal)
  } else if (telegramChat) await ctx.ports.telegram.send(telegramChat, visitTelegram(ctx, visit, notice.notification), run.signal)
}

const whenOf = ({ language, office, starts_at: startsAt }: LinkedVisit) => formatPlaceTime(language, startsAt, office)
const subjectOf = (visit: LinkedVisit, heading: string) => `${heading}: ${whenOf(visit)}`

/**
 * Returns the text of a notice. For a confirmation or move, this is the text that the staff wrote, if any. A reminder says «today» or
 * «tomorrow» by the date at the office, because a retried reminder may be sent on the day of the visit.
 */
export function visitSentence(
  { now }: Pick<ShopContext, 'now'>,
  { language, office, starts_at: startsAt, notice_text: own }: LinkedVisit,
  notification: VisitNotification,
): string {
  if (own && (notification === 'confirmed' || notification === 'moved')) return own
  const { days, [notification]: texts } = visitTexts[language]
  const dayOf = (at: number) => officeClock(office, at).date
  return texts.text.replace('{{day}}', dayOf(now()) === dayOf(startsAt.getTime()) ? days[0] : days[1])
}

/** The context of a message. `visitUrl` replaces the visitor's link for readers who may not see the link. */
type Composing = ShopContext & { visitUrl?: () => string }

const linkOf = ({ digest, origins, visitUrl: own }: Composing, visit: LinkedVisit) => own?.() ?? visitUrl(digest, origins, visit)

/** The email of a notice with its calendar entry. */
export function visitEmail(ctx: Composing, visit: LinkedVisit, notification: VisitNotification) {
  const { language, pieces } = visit
  const texts = visitTexts[language]
  const { heading } = texts[notification]
  const text = visitSentence(ctx, visit, notification)
  const parts: EmailPart[] = [
    { kind: 'paragraph', text },
    {
      kind: 'facts',
      rows: [
        { label: texts.when, value: whenOf(visit) },
        { label: texts.address, value: addressOf(ctx.company(), visit.office)[language] },
      ],
    },
    ...(pieces.length && notification !== 'cancelled' ? piecesPart(ctx, visit) : []),
    ...(notification === 'cancelled'
      ? []
      : ([
          { kind: 'button', label: texts.open, url: linkOf(ctx, visit) },
          { kind: 'note', text: texts.help },
        ] as const)),
  ]
  const calendar = {
    filename: 'visit.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: visitCalendar(visit, ctx.company(), { language, now: ctx.now() }),
  }
  return {
    ...composeEmail(
      { language, subject: subjectOf(visit, heading), preview: text, heading, parts, contact: { office: visit.office } },
      ctx,
    ),
    attachments: [calendar],
  }
}

function piecesPart(ctx: ShopContext, { language, pieces }: LinkedVisit): EmailPart[] {
  const shown = pieces.map(({ kind, id, name, reference }) => ({
    name,
    note: reference ?? '',
    price: '',
    url: `${ctx.origins[language]}${piecePath(kind, id)}`,
    ...describePiece(ctx, id, language),
  }))
  return [
    { kind: 'subheading', text: visitTexts[language].pieces },
    { kind: 'pieces', pieces: shown },
  ]
}

/** The notice as a message for Telegram. */
export function visitTelegram(ctx: Composing, visit: LinkedVisit, notification: VisitNotification): string {
  const text = visitSentence(ctx, visit, notification)
  return visitMessage({ ...visit, startsAt: visit.starts_at, notification, text, url: linkOf(ctx, visit) })
}
