import { formatMoscowTime } from '#contract/rules/clock-names.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { personName } from '#contract/rules/person-name.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import { type NewJob, newJob } from '#server/domain/jobs/enqueue.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { Email } from '#server/domain/mail/email.ts'
import { describePiece } from '#server/domain/mail/piece-summary.ts'
import { staffMails } from '#server/domain/mail/staff-mails.ts'
import { staffUrl } from '#server/domain/mail/staff-url.ts'
import { lineName, piecesPart, destinationText, quoteRows, totalsPart } from '#server/domain/orders/order-email-parts.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'
import type { OrderActor } from '#server/domain/orders/order-states.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * `coins-due`: a crypto order is about to expire unpaid. `lapsed`: the order has expired. `kept`: the reservation has ended, but the order
 * stays open, because it has a payment.
 */
type StaffNotification = 'placed' | 'coins-due' | 'lapsed' | 'kept' | 'cancelled'
type OrderStaffNotice = { notification: StaffNotification; actor?: OrderActor | undefined }
type StaffNoticeContext = Pick<ShopContext, 'staff' | 'origins' | 'catalog' | 'company' | 'ports' | 'backOffice'>
type Row = { label: string; value: string }

const language = 'ru'

const payment = { reserve: 'по договорённости с менеджером', pay: 'банковская карта, списания не было', crypto: 'криптовалюта' } as const
const languageNames = { ru: 'русский', en: 'английский' } as const
const delivery = { pickup: 'самовывоз', delivery: 'доставка' } as const
const cancelledBy: Record<OrderActor, string> = { customer: 'покупателем', staff: 'сотрудником', shop: 'магазином' }

/**
 * Returns the jobs that send a full order to the staff: an email to each recipient, and a message to the Telegram chat. The keys of the
 * jobs prevent duplicates.
 */
export function staffNoticeJobs(ctx: StaffNoticeContext, order: OrderWithLines, notice: OrderStaffNotice): NewJob[] {
  const texts = noticeTexts(order, notice)
  const pieces = piecesPart(order, language, ctx.origins[language], (piece) => describePiece(ctx, piece, language))
  const totals = totalsPart(order, language)
  const facts = factsOf(order, destinationText(order, ctx.catalog.current().lists, language))
  const url = staffUrl(ctx, `/orders/${order.id}`)
  const email: Email = {
    language,
    isToStaff: true,
    subject: texts.subject,
    preview: order.lines.map(lineName).join(', '),
    heading: texts.heading,
    parts: [
      ...(texts.text ? [{ kind: 'paragraph' as const, text: texts.text }] : []),
      pieces,
      totals,
      { kind: 'facts', rows: facts },
      ...(order.comment
        ? [
            { kind: 'subheading' as const, text: 'Комментарий' },
            { kind: 'quote' as const, text: order.comment },
          ]
        : []),
      { kind: 'button', label: 'Открыть заказ', url },
    ],
  }
  // include the end of the reservation in the key, because the reservation can be extended and end again
  const keySuffix = notice.notification === 'kept' ? ` ${order.expires_at.toISOString()}` : ''
  const key = `${order.id} staff ${notice.notification}${keySuffix}`
  const message = composeEmail(email, ctx)
  const emailJobs = staffMails(ctx).map((to) => newJob('mail', { to, ...message }, { key: `${key} ${to}` }))
  if (!ctx.staff.telegramChat) return emailJobs
  const pieceLines = pieces.pieces.map(({ name, note, price }) => `— ${[name, note, price].filter(Boolean).join(' · ')}`)
  const comment = order.comment ? [`Комментарий: ${order.comment}`] : []
  const text = [
    [texts.heading, texts.text].filter(Boolean).join('\n'),
    pieceLines.join('\n'),
    linesOf(totals.rows),
    linesOf(facts),
    ...comment,
    url,
  ]
  return [...emailJobs, newJob('telegram', { chat: ctx.staff.telegramChat, text: text.join('\n\n') }, { key })]
}

const linesOf = (rows: readonly Row[]) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n')

function noticeTexts(
  order: OrderWithLines,
  { notification, actor = 'staff' }: OrderStaffNotice,
): { subject: string; heading: string; text: string } {
  const { number, mode } = order
  const cents = (sum: number) => formatCents(language, sum)
  const total = cents(order.total_cents)
  const checkCoins = mode === 'crypto' ? ' Проверьте, не пришла ли оплата на кошелёк.' : ''
  const texts: Record<StaffNotification, { heading: string; text: string }> = {
    placed: { heading: `Новый заказ ${number}`, text: '' },
    'coins-due': {
      heading: `Заказ ${number} ждёт криптовалюту`,
      text: `Бронь закончится ${formatMoscowTime(order.expires_at, language)}. Если оплата пришла, подтвердите заказ: иначе он отменится, а предметы вернутся в продажу.`,
    },
    lapsed: { heading: `Бронь по заказу ${number} закончилась`, text: `Заказ отменён, предметы вернулись в продажу.${checkCoins}` },
    kept: {
      heading: `Бронь по заказу ${number} закончилась, он оплачен`,
      text: `Получено ${cents(order.money.takenCents - order.money.refundedCents)}, осталось ${cents(order.money.dueCents)}. Заказ не отменён, предметы закреплены за покупателем. Подтвердите его или отмените с возвратом.`,
    },
    cancelled: {
      heading: `Заказ ${number} отменён ${cancelledBy[actor]}`,
      text: `Предметы вернулись в продажу.${checkCoins}`,
    },
  }
  const { heading, text } = texts[notification]
  return { heading, text, subject: `${heading}: ${total}` }
}

function factsOf(order: OrderWithLines, destination: string): Row[] {
  return [
    { label: 'Оформлен', value: formatMoscowTime(order.created_at, language) },
    { label: 'Бронь до', value: formatMoscowTime(order.expires_at, language) },
    { label: 'Оплата', value: payment[order.mode] },
    ...quoteRows(order, language),
    { label: 'Получение', value: delivery[order.delivery_method] },
    { label: order.delivery_method === 'pickup' ? 'Где' : 'Адрес', value: destination },
    { label: 'Покупатель', value: personName(order.first_name, order.last_name) },
    { label: 'Телефон', value: shownPhone(order.phone) },
    { label: 'Почта', value: order.email },
    { label: 'Язык', value: languageNames[order.language] },
  ]
}
