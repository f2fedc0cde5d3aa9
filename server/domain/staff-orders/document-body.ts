import { sql } from 'kysely'
import { carrierOf } from '#contract/rules/carriers.ts'
import type { Company } from '#contract/rules/company.ts'
import type { ExchangeRate } from '#contract/rules/exchange-rate.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { personName } from '#contract/rules/person-name.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import type { Billing } from '#contract/rules/staff/billing-facts.ts'
import { orderMoney } from '#contract/rules/staff/order-money.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'
import type { BuyerCompany, DocumentBody } from '#contract/staff/document.ts'
import type { Tx } from '#server/db/database.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { destinationText, lineName } from '#server/domain/orders/order-email-parts.ts'
import { type OrderRow, attachLines } from '#server/domain/orders/order-rows.ts'

type Given = {
  company: Company
  billing: Billing
  buyerCompany: BuyerCompany | null
  lists: ReferenceLists
  rate: ExchangeRate | null
  withPrices: boolean
  withSerials: boolean
}

/** Builds the current content of a document of an order, with the seller and the destination in both languages. */
export async function documentBody(tx: Tx, row: OrderRow, given: Given): Promise<DocumentBody> {
  const { company, billing, buyerCompany, lists, rate, withPrices, withSerials } = given
  const [order] = await attachLines(tx, [row])
  const payments = await tx
    .selectFrom('order_payment')
    .select(['kind', 'amount_cents as amountCents'])
    .where('order_id', '=', row.id)
    .execute()
  const lines = order?.lines ?? []
  const described = await describePieces(
    tx,
    lines.map(({ piece_id: id }) => id),
  )
  const { status, total_cents: totalCents } = row
  const returnedCents = await readReturnedCents(tx, row.id)
  const { takenCents, refundedCents, dueCents } = orderMoney({ status, totalCents, returnedCents, payments })
  return {
    order_number: row.number,
    ordered_on: row.created_at.toISOString(),
    seller: { name: company.legal.name, address: company.offices[0].address, phone: company.phone.text, email: company.email, billing },
    buyer: {
      name: personName(row.first_name, row.last_name),
      phone: shownPhone(row.phone),
      email: row.email,
      company: buyerCompany,
    },
    destination: { ru: destinationText(row, lists, 'ru'), en: destinationText(row, lists, 'en') },
    shipment: row.carrier ? [carrierOf(row.carrier).name.en, row.tracking_number].filter(Boolean).join(' ') : null,
    lines: lines.map((line) => ({
      name: lineName(line),
      reference: line.reference,
      ...described.get(line.piece_id),
      ...(withSerials ? {} : { serial: null }),
      quantity: line.quantity,
      price_usd: toPriceUsd(line.price_cents),
      sum_usd: toPriceUsd(line.price_cents * line.quantity),
    })),
    goods_usd: toPriceUsd(row.goods_cents),
    discount_usd: toPriceUsd(row.discount_cents),
    ...(row.credit_piece === null ? {} : { credit: { piece: row.credit_piece, sum_usd: toPriceUsd(row.credit_cents) } }),
    delivery_usd: toPriceUsd(row.delivery_cents),
    total_usd: toPriceUsd(totalCents),
    returned_usd: toPriceUsd(returnedCents),
    taken_usd: toPriceUsd(takenCents - refundedCents),
    due_usd: toPriceUsd(dueCents),
    rate,
    with_prices: withPrices,
  }
}

/** Returns the value of the pieces whose return was accepted, in cents. */
async function readReturnedCents(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(w.worth_cents), 0)::float8 as cents from order_return r join order_line_worth w on w.line_id = r.line_id
    where r.order_id = ${orderId} and r.state = 'accepted'`.execute(tx)
  return rows[0]?.cents ?? 0
}

const kitMaxChars = 120

async function describePieces(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('piece')
    .leftJoin('piece_private as private', 'private.piece_id', 'piece.id')
    .select(['piece.id', 'production_year as year', 'full_set', 'kit_ru', 'kit_en', 'private.serial'])
    .where('piece.id', 'in', ids.length ? [...ids] : [0])
    .execute()
  const set = ({ full_set: isFull, kit_ru: ru, kit_en: en }: (typeof rows)[number]) =>
    isFull ? { ru: paperTexts.ru.fullSet, en: paperTexts.en.fullSet } : { ru: ru.slice(0, kitMaxChars), en: en.slice(0, kitMaxChars) }
  return new Map(rows.map((row) => [row.id, { year: row.year, set: set(row), serial: row.serial }]))
}
