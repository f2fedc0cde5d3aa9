import type { Language } from '#contract/language.ts'
import { formatMoscowTime } from '#contract/rules/clock-names.ts'
import { coinAmount, coinNames } from '#contract/rules/coin-amount.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { addressLines } from '#server/domain/addresses/address-lines.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { EmailPart } from '#server/domain/mail/email.ts'
import type { PieceSummary } from '#server/domain/mail/piece-summary.ts'
import { orderEmailTexts } from '#server/domain/orders/order-email-texts.ts'
import type { CoinQuoteRow, OrderLineRow, OrderRow, OrderWithLines } from '#server/domain/orders/order-rows.ts'

type EmailPartOf<Kind extends EmailPart['kind']> = Extract<EmailPart, { kind: Kind }>

/** The columns of an order that contain its destination. */
export type Destination = Pick<
  OrderRow,
  | 'delivery_method'
  | 'pickup_city_id'
  | 'pickup_workshop_id'
  | 'country_code'
  | 'state'
  | 'address_city'
  | 'postal_code'
  | 'address_line1'
  | 'address_line2'
>

export const lineName = ({ brand_name, model_name }: OrderLineRow) => `${brand_name} ${model_name}`

/**
 * The ordered pieces with their facts, totals, and quantities above one. A piece that the shop no longer shows has its reference instead of
 * facts.
 */
export function piecesPart(
  order: OrderWithLines,
  language: Language,
  origin: string,
  summaryOf: (pieceId: number) => PieceSummary,
): EmailPartOf<'pieces'> {
  const { quantity, reference } = orderEmailTexts[language]
  return {
    kind: 'pieces',
    pieces: order.lines.map((line) => {
      const count = line.quantity > 1 ? fillTemplate(quantity, { count: line.quantity }) : null
      const { photo, note: facts } = summaryOf(line.piece_id)
      const note = [facts ?? (line.reference && `${reference} ${line.reference}`), count].filter(Boolean).join(' · ')
      return {
        name: lineName(line),
        ...(note ? { note } : {}),
        ...(photo ? { photo } : {}),
        price: formatCents(language, line.price_cents * line.quantity),
        url: origin + piecePath(line.kind, line.piece_id),
      }
    }),
  }
}

/** The sums of an order: goods, discount, trade-in credit, delivery, total. After a payment, also the sums received and due. */
export function totalsPart(order: OrderWithLines, language: Language): EmailPartOf<'totals'> {
  const texts = orderEmailTexts[language]
  const price = (cents: number) => formatCents(language, cents)
  const received = order.money.takenCents - order.money.refundedCents
  const discount = { label: `${texts.discount} ${order.promo_code ?? ''}`.trim(), value: `−${price(order.discount_cents)}` }
  const creditRow = (piece: string, sum: string) => ({ label: fillTemplate(texts.credit, { piece }), value: `−${sum}` })
  return {
    kind: 'totals',
    rows: [
      { label: texts.goods, value: price(order.goods_cents) },
      ...(order.discount_cents > 0 ? [discount] : []),
      ...(order.credit_piece === null ? [] : [creditRow(order.credit_piece, price(order.credit_cents))]),
      { label: texts.delivery, value: order.delivery_cents > 0 ? price(order.delivery_cents) : texts.free },
      { label: texts.total, value: price(order.total_cents) },
      ...(received > 0
        ? [
            { label: texts.received, value: price(received) },
            { label: texts.due, value: price(order.money.dueCents) },
          ]
        : []),
    ],
  }
}

/** Returns the destination in one line: city and workshop for a pickup, the full address for a delivery. */
export function destinationText(order: Destination, lists: ReferenceLists, language: Language): string {
  const country = lists.countries.find(({ code }) => code === order.country_code)?.name[language]
  const parts =
    order.delivery_method === 'pickup'
      ? [nameOf(lists, 'cities', order.pickup_city_id, language), nameOf(lists, 'workshops', order.pickup_workshop_id, language)]
      : [...addressLines(order.country_code ?? '', order), country]
  return parts.filter(Boolean).join(', ')
}

/**
 * Returns one row per coin in which an order can be paid: the amount, the wallet address, the network, and the rate with its time. After a
 * partial payment, the amount is the part that is still due.
 */
export function quoteRows(order: OrderWithLines, language: Language): { label: string; value: string }[] {
  const { takenCents, refundedCents, dueCents } = order.money
  const isPartlyPaid = takenCents > refundedCents && dueCents > 0
  const cents = isPartlyPaid ? dueCents : order.total_cents
  return order.quotes.map((quote) => {
    const amount = isPartlyPaid && quote.rate_usd !== null ? coinAmount(cents, quote.coin, Number(quote.rate_usd)) : quote.amount
    return { label: coinNames[quote.coin], value: quoteText({ ...quote, amount }, cents, language) }
  })
}

function quoteText({ coin, network, address, rate_usd: rate, rate_at: at, amount }: CoinQuoteRow, cents: number, language: Language) {
  const { rate: rated, noRate } = orderEmailTexts[language]
  const total = formatCents(language, cents)
  if (rate === null || at === null) return [fillTemplate(noRate, { total }), address, network].join('\n')
  const values = { rate: formatCents(language, Math.round(Number(rate) * 100)), at: formatMoscowTime(at, language) }
  return [`${amount} ${coinNames[coin]}`, address, `${network}; ${fillTemplate(rated, values)}`].join('\n')
}
