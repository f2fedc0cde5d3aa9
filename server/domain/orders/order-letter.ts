import type { Language } from '#contract/language.ts'
import { formatPhone } from '#contract/rules/phone.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { priceText } from '#contract/rules/price-text.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import { nameOf } from '#server/domain/catalog/names.ts'
import type { Letter, LetterPart } from '#server/domain/mail/letter.ts'
import { orderLetterTexts } from '#server/domain/orders/order-letter-texts.ts'
import type { OrderOccasion } from '#server/domain/orders/order-occasions.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'

type Setting = { lists: Lists; origins: Record<Language, string> }

/** What a person is told about their order by letter, in the language they ordered in. */
export function orderLetter(order: OrderWithLines, occasion: OrderOccasion, { lists, origins }: Setting): Letter {
  const { language } = order
  const texts = orderLetterTexts[language]
  const { subject, heading, text } = orderSentences(order, occasion)
  const isOver = occasion === 'cancelled' || occasion === 'lapsed'
  return {
    language,
    subject,
    preview: text,
    heading,
    parts: [
      { kind: 'paragraph', text },
      piecesOf(order, origins[language]),
      ...(isOver ? [] : [totalsOf(order)]),
      { kind: 'facts', rows: factsOf(order, occasion, lists) },
      { kind: 'button', label: isToPay(order, occasion) ? texts.pay : texts.open, url: origins[language] + placeOf(order, occasion) },
    ],
  }
}

/** The same in a few words, for a messenger. */
export function orderMessage(order: OrderWithLines, occasion: OrderOccasion, { origins }: Setting): string {
  const { subject, text } = orderSentences(order, occasion)
  const pieces = order.lines.map((line) => `— ${nameOfLine(line)}`)
  const total = `${orderLetterTexts[order.language].total}: ${priceText(order.language, order.total_cents)}`
  return [subject, text, [...pieces, total].join('\n'), origins[order.language] + placeOf(order, occasion)].join('\n\n')
}

const isToPay = ({ mode }: OrderWithLines, occasion: OrderOccasion) => occasion === 'placed' && mode === 'crypto'

/** Where its owner goes on: to the wallets' addresses, or to the history. */
function placeOf(order: OrderWithLines, occasion: OrderOccasion): string {
  return isToPay(order, occasion) ? `/checkout?order=${order.id}` : '/purchase-history'
}

function orderSentences(order: OrderWithLines, occasion: OrderOccasion) {
  const said = orderLetterTexts[order.language][variantOf(order, occasion)]
  const values: Record<string, string> = { number: order.number, name: order.first_name, until: momentText(order) }
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')
  return { subject: filled(said.subject), heading: filled(said.heading), text: filled(said.text) }
}

function variantOf(order: OrderWithLines, occasion: OrderOccasion) {
  if (isToPay(order, occasion)) return 'placedByCoin'
  return occasion === 'shipped' && order.delivery_method === 'pickup' ? 'shippedToBranch' : occasion
}

const dates = {
  ru: new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Moscow' }),
} satisfies Record<Language, Intl.DateTimeFormat>

function momentText({ expires_at, language }: OrderWithLines): string {
  return `${dates[language].format(expires_at)} ${orderLetterTexts[language].moscowTime}`
}

const nameOfLine = ({ brand_name, model_name }: OrderWithLines['lines'][number]) => `${brand_name} ${model_name}`

function piecesOf(order: OrderWithLines, origin: string): LetterPart {
  const { quantity } = orderLetterTexts[order.language]
  return {
    kind: 'pieces',
    pieces: order.lines.map((line) => {
      const count = line.quantity > 1 ? quantity.replace('{{count}}', String(line.quantity)) : null
      const note = [line.reference, count].filter(Boolean).join(' · ')
      return {
        name: nameOfLine(line),
        ...(note ? { note } : {}),
        price: priceText(order.language, line.price_cents * line.quantity),
        url: origin + piecePath(line.kind, line.piece_id),
      }
    }),
  }
}

function totalsOf(order: OrderWithLines): LetterPart {
  const texts = orderLetterTexts[order.language]
  const price = (cents: number) => priceText(order.language, cents)
  const discount = { label: `${texts.discount} ${order.promo_code ?? ''}`.trim(), value: `−${price(order.discount_cents)}` }
  return {
    kind: 'totals',
    rows: [
      { label: texts.goods, value: price(order.goods_cents) },
      ...(order.discount_cents > 0 ? [discount] : []),
      { label: texts.delivery, value: order.delivery_cents > 0 ? price(order.delivery_cents) : texts.free },
      { label: texts.total, value: price(order.total_cents) },
    ],
  }
}

function factsOf(order: OrderWithLines, occasion: OrderOccasion, lists: Lists) {
  const texts = orderLetterTexts[order.language]
  const where = order.delivery_method === 'pickup' ? texts.pickup : texts.address
  return [
    { label: texts.number, value: order.number },
    ...(occasion === 'placed' ? [{ label: texts.until, value: momentText(order) }] : []),
    { label: where, value: placeText(order, lists) },
    { label: texts.contact, value: `${order.first_name} ${order.last_name}, ${formatPhone(order.phone)}` },
    ...(order.comment ? [{ label: texts.comment, value: order.comment }] : []),
  ]
}

function placeText(order: OrderWithLines, lists: Lists): string {
  const { language } = order
  const country = lists.countries.find(({ code }) => code === order.country_code)?.name[language]
  const parts =
    order.delivery_method === 'pickup'
      ? [nameOf(lists, 'cities', order.pickup_city_id, language), nameOf(lists, 'workshops', order.pickup_workshop_id, language)]
      : [country, order.postal_code, order.state, order.address_city, order.address_line1, order.address_line2]
  return parts.filter(Boolean).join(', ')
}
