import type { Language } from '#contract/language.ts'
import { carrierOf, trackingUrl } from '#contract/rules/carriers.ts'
import type { Company } from '#contract/rules/company.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { personName } from '#contract/rules/person-name.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import { type OrderPromise, promiseText } from '#contract/rules/promise-texts.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { EmailPerson } from '#server/domain/mail/email-contact.ts'
import type { Email, EmailPart } from '#server/domain/mail/email.ts'
import type { PieceSummary } from '#server/domain/mail/piece-summary.ts'
import { lineName, piecesPart, destinationText, quoteRows, totalsPart } from '#server/domain/orders/order-email-parts.ts'
import { type EmailStage, orderEmailSteps } from '#server/domain/orders/order-email-steps.ts'
import { orderEmailTexts } from '#server/domain/orders/order-email-texts.ts'
import type { OrderNotification } from '#server/domain/orders/order-notifications.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { formatOrderTime, officeOf } from '#server/domain/orders/order-zone.ts'

/** `text`: a text by the staff that replaces the shop's default text. */
type OrderEmailContext = {
  lists: ReferenceLists
  promise: OrderPromise
  company: Pick<Company, 'offices'>
  origins: Record<Language, string>
  text?: string | null
  /** The page on which the customer sees and accepts an order placed by the staff. */
  link?: string | null
  summaryOf: (pieceId: number) => PieceSummary
  person: EmailPerson | null
}

/** Composes the email to a customer about their order, in the language of the order. */
export function orderEmail(
  order: OrderWithLines,
  notification: OrderNotification,
  { lists, promise, company, origins, text: written, link, summaryOf, person }: OrderEmailContext,
): Email {
  const { language } = order
  const { subject, heading, text: ownText } = fillOrderTexts(order, notification, lists)
  const text = written ?? ownText
  const isOver = notification === 'cancelled' || notification === 'lapsed'
  return {
    language,
    subject,
    preview: text,
    why: orderEmailTexts[language].why,
    contact: { person, office: officeOf(order, lists).key },
    heading,
    parts: [
      { kind: 'paragraph', text },
      piecesPart(order, language, origins[language], summaryOf),
      ...(isOver ? [] : [totalsPart(order, language)]),
      ...(isToPay(order, notification) && order.quotes.length ? [{ kind: 'facts' as const, rows: quoteRows(order, language) }] : []),
      ...stepsOf(order, notification, lists),
      { kind: 'facts', rows: factsOf(order, notification, { lists, promise, company }) },
      { kind: 'button', ...nextStep(order, notification, { origins, link }) },
    ],
  }
}

/** Composes the Telegram message to a customer about their order, a short form of `orderEmail`. */
export function orderMessage(
  order: OrderWithLines,
  notification: OrderNotification,
  { lists, origins, text: written, link }: Pick<OrderEmailContext, 'lists' | 'origins' | 'text' | 'link'>,
): string {
  const { subject, text: ownText } = fillOrderTexts(order, notification, lists)
  const text = written ?? ownText
  const pieces = order.lines.map((line) => `— ${lineName(line)}`)
  const total = `${orderEmailTexts[order.language].total}: ${formatCents(order.language, order.total_cents)}`
  return [subject, text, [...pieces, total].join('\n'), nextStep(order, notification, { origins, link }).url].join('\n\n')
}

const stages: Partial<Record<ReturnType<typeof variantOf>, EmailStage>> = {
  placed: 'byAgreement',
  placedByHand: 'byHand',
  placedByCoin: 'byCoin',
  confirmed: 'confirmed',
  shippedToBranch: 'ready',
}

function stepsOf(order: OrderWithLines, notification: OrderNotification, lists: ReferenceLists): EmailPart[] {
  const variant = variantOf(order, notification)
  const stage = variant === 'confirmed' && order.mode === 'crypto' ? 'confirmedPaid' : stages[variant]
  if (!stage) return []
  const { next, steps } = orderEmailSteps(order.language, stage, order.delivery_method)
  const values = { phone: shownPhone(order.phone), until: formatOrderTime(order.expires_at, order, lists) }
  return [
    { kind: 'subheading', text: next },
    { kind: 'steps', steps: steps.map((step) => fillTemplate(step, values)) },
  ]
}

const isToPay = ({ mode, money }: OrderWithLines, notification: OrderNotification) =>
  notification === 'placed' && mode === 'crypto' && money.dueCents > 0

function nextStep(order: OrderWithLines, notification: OrderNotification, { origins, link }: Pick<OrderEmailContext, 'origins' | 'link'>) {
  const { track, pay, open, agree } = orderEmailTexts[order.language]
  const origin = origins[order.language]
  const parcel = notification === 'shipped' && order.carrier ? trackingUrl(order.carrier, order.tracking_number) : null
  if (link && (notification === 'placed' || notification === 'edited')) return { label: agree, url: link }
  if (parcel) return { label: track, url: parcel }
  if (isToPay(order, notification)) return { label: pay, url: `${origin}/checkout?order=${order.id}` }
  return { label: open, url: `${origin}/purchase-history` }
}

/** Returns the shop's default texts of an email about an order, with filled placeholders. */
export function fillOrderTexts(order: OrderWithLines, notification: OrderNotification, lists: ReferenceLists) {
  const template = orderEmailTexts[order.language][variantOf(order, notification)]
  const values: Record<string, string> = {
    number: order.number,
    name: order.first_name,
    until: formatOrderTime(order.expires_at, order, lists),
    received: formatCents(order.language, order.money.takenCents - order.money.refundedCents),
    due: formatCents(order.language, order.money.dueCents),
  }
  const fill = (text: string) => fillTemplate(text, values)
  return { subject: fill(template.subject), heading: fill(template.heading), text: fill(template.text) }
}

function variantOf(order: OrderWithLines, notification: OrderNotification) {
  if (isToPay(order, notification)) return 'placedByCoin'
  if (notification === 'placed' && order.placed_by) return 'placedByHand'
  return notification === 'shipped' && order.delivery_method === 'pickup' ? 'shippedToBranch' : notification
}

type Facts = Pick<OrderEmailContext, 'lists' | 'promise' | 'company'>

function factsOf(order: OrderWithLines, notification: OrderNotification, { lists, promise, company }: Facts) {
  const texts = orderEmailTexts[order.language]
  const where = order.delivery_method === 'pickup' ? texts.pickup : texts.address
  return [
    { label: texts.number, value: order.number },
    ...(notification === 'placed' || notification === 'extended'
      ? [{ label: texts.until, value: formatOrderTime(order.expires_at, order, lists) }]
      : []),
    ...(notification === 'shipped' ? parcelRows(order) : []),
    { label: where, value: destinationLines(order, lists, company).join('\n') },
    ...(notification === 'edited' ? [] : promiseRows(order.language, promise)),
    { label: texts.contact, value: `${personName(order.first_name, order.last_name)}, ${shownPhone(order.phone)}` },
    ...(order.comment ? [{ label: texts.comment, value: order.comment }] : []),
  ]
}

function destinationLines(order: OrderWithLines, lists: ReferenceLists, company: OrderEmailContext['company']): string[] {
  const destination = destinationText(order, lists, order.language)
  if (order.delivery_method !== 'pickup') return [destination]
  const { key } = officeOf(order, lists)
  const address = company.offices.find((office) => office.key === key)?.address[order.language]
  return address?.includes(destination) ? [address] : [destination, ...(address ? [address] : [])]
}

/**
 * Returns a row with the promised time, or no row without a promise. Emails about an edit omit this row, because the time may have been
 * agreed on the phone.
 */
function promiseRows(language: Language, promise: OrderPromise): { label: string; value: string }[] {
  const told = promiseText(language, promise)
  return told ? [{ label: told.label, value: told.text }] : []
}

function parcelRows({ carrier, tracking_number: number, language }: OrderWithLines) {
  if (!carrier) return []
  const texts = orderEmailTexts[language]
  return [
    { label: texts.carrier, value: carrierOf(carrier).name[language] },
    ...(number ? [{ label: texts.trackingNumber, value: number }] : []),
  ]
}
