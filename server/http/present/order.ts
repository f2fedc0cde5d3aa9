import type { CoinQuote } from '#contract/crypto.ts'
import type { Language } from '#contract/language.ts'
import type { Order, OrderDelivery, OrderItem } from '#contract/order.ts'
import { carrierOf, trackingUrl } from '#contract/rules/carriers.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { addressLines } from '#server/domain/addresses/address-lines.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { orderSpecialist } from '#server/domain/orders/order-contact.ts'
import { deliverBy, isAtOffice } from '#server/domain/orders/order-promise.ts'
import type { CoinQuoteRow, OrderLineRow, OrderRow, OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { canCancel } from '#server/domain/orders/order-states.ts'
import { officeOf } from '#server/domain/orders/order-zone.ts'
import { proformaPath } from '#server/domain/orders/proforma-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { presentPhotos, type PresentContext } from '#server/http/present/photo.ts'
import { presentSpecialist } from '#server/http/present/specialist.ts'

/** Presents an order to its customer, with the path of its proforma and the specialist to ask. */
export function presentOwnOrder(
  ctx: Pick<ShopContext, 'catalog' | 'digest' | 'now' | 'company'>,
  order: OrderWithLines,
  context: PresentContext,
): Order {
  const catalog = ctx.catalog.current()
  const specialist = orderSpecialist(ctx, order)
  return {
    ...presentOrder(order, catalog, context),
    proforma_path: proformaPath(ctx, order, context.language),
    specialist: specialist ? presentSpecialist(ctx, specialist, { ...context, office: officeOf(order, catalog.lists).key }) : null,
  }
}

/** Presents an order to anyone who may see it. */
export function presentOrder(
  order: OrderWithLines,
  catalog: CatalogSnapshot,
  context: PresentContext,
): Omit<Order, 'proforma_path' | 'specialist'> {
  const { status, first_name, last_name, phone, email, transit_min_days: min, transit_max_days: max } = order
  const read = { catalog: { current: () => catalog } }
  const end = deliverBy(read, order)
  return {
    id: order.id,
    user: order.customer_id,
    order_number: order.number,
    status,
    mode: order.mode,
    created_at: order.created_at.toISOString(),
    expires_at: status === 'pending' && order.money.takenCents === 0 ? order.expires_at.toISOString() : null,
    goods_price: toPriceUsd(order.goods_cents),
    discount: toPriceUsd(order.discount_cents),
    credit: order.credit_piece === null ? null : { piece: order.credit_piece, price: toPriceUsd(order.credit_cents) },
    delivery_price: toPriceUsd(order.delivery_cents),
    total_price: toPriceUsd(order.total_cents),
    received_price: toPriceUsd(order.money.takenCents - order.money.refundedCents),
    due_price: toPriceUsd(order.money.dueCents),
    owed_back_price: toPriceUsd(order.money.owedBackCents),
    promo_code: order.promo_code,
    items: order.lines.map((line) => presentItem(line, catalog, context)),
    contact: { first_name, last_name, phone, email },
    delivery: presentDelivery(order, catalog.lists, context.language),
    comment: order.comment,
    shipment: presentShipment(order, context.language),
    coin_quotes: order.quotes.map(presentQuote),
    ready_on: order.ready_on,
    is_at_office: isAtOffice(read, order),
    transit: min === null || max === null ? null : { min_days: min, max_days: max },
    deliver_by: end === null ? null : new Date(end).toISOString(),
    can_cancel: canCancel(status),
  }
}

function presentShipment({ carrier, tracking_number }: OrderRow, language: Language): Order['shipment'] {
  if (!carrier) return null
  return { carrier: carrierOf(carrier).name[language], tracking_number, tracking_url: trackingUrl(carrier, tracking_number) }
}

function presentQuote({ coin, network, address, rate_usd: rate, rate_at: at, amount }: CoinQuoteRow): CoinQuote {
  return { coin, network, address, rate_usd: rate === null ? null : Number(rate), rate_at: at?.toISOString() ?? null, amount }
}

function presentItem(line: OrderLineRow, { columnsByKind }: CatalogSnapshot, context: PresentContext): OrderItem {
  const columns = columnsByKind[line.kind]
  const now = columns.rows[columns.rowIndexes.get(line.piece_id) ?? -1]
  const price = toPriceUsd(line.price_cents)
  const piece = {
    id: line.piece_id,
    brand: { id: line.brand_id, name: line.brand_name },
    model_name: line.model_name,
    reference: line.reference,
    price_usd: price,
    price_on_request: false as const,
    photos: presentPhotos(now?.photos ?? null, context),
  }
  return { id: line.id, quantity: line.quantity, price, [line.kind]: piece }
}

function presentDelivery(order: OrderRow, lists: ReferenceLists, language: Language): OrderDelivery {
  if (order.delivery_method === 'pickup')
    return {
      method: 'pickup',
      city: nameOf(lists, 'cities', order.pickup_city_id, language) ?? '',
      workshop: nameOf(lists, 'workshops', order.pickup_workshop_id, language),
    }
  const code = order.country_code ?? ''
  const { state, address_city, postal_code, address_line1, address_line2 } = order
  return {
    method: 'delivery',
    country: { code, name: lists.countries.find((country) => country.code === code)?.name[language] ?? code },
    state: order.state,
    city: order.address_city ?? '',
    postal_code: order.postal_code ?? '',
    address_line1: order.address_line1 ?? '',
    address_line2: order.address_line2,
    lines: addressLines(code, { state, address_city, postal_code, address_line1, address_line2 }),
  }
}
