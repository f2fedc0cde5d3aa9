import type { Language } from '#contract/language.ts'
import type { Order, OrderDelivery, OrderItem } from '#contract/order.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import { nameOf } from '#server/domain/catalog/names.ts'
import type { OrderLineRow, OrderRow, OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { canCancel } from '#server/domain/orders/order-states.ts'
import { presentPhotos, type Presenting } from '#server/http/present/photo.ts'

export function presentOrder(order: OrderWithLines, catalog: CatalogSnapshot, presenting: Presenting): Order {
  const { status, first_name, last_name, phone, email } = order
  return {
    id: order.id,
    user: order.customer_id,
    order_number: order.number,
    status,
    mode: order.mode,
    created_at: order.created_at.toISOString(),
    expires_at: status === 'pending' ? order.expires_at.toISOString() : null,
    goods_price: toPriceUsd(order.goods_cents),
    discount: toPriceUsd(order.discount_cents),
    delivery_price: toPriceUsd(order.delivery_cents),
    total_price: toPriceUsd(order.total_cents),
    promo_code: order.promo_code,
    items: order.lines.map((line) => presentItem(line, catalog, presenting)),
    contact: { first_name, last_name, phone, email },
    delivery: presentDelivery(order, catalog.lists, presenting.language),
    comment: order.comment,
    can_cancel: canCancel(status),
  }
}

function presentItem(line: OrderLineRow, { shelves }: CatalogSnapshot, presenting: Presenting): OrderItem {
  const shelf = shelves[line.kind]
  const now = shelf.rows[shelf.slots.get(line.piece_id) ?? -1]
  const price = toPriceUsd(line.price_cents)
  const piece = {
    id: line.piece_id,
    brand: { id: line.brand_id, name: line.brand_name },
    model_name: line.model_name,
    reference: line.reference,
    price_usd: price,
    price_on_request: false as const,
    photos: presentPhotos(now?.photos ?? null, presenting),
  }
  return { id: line.id, quantity: line.quantity, price, [line.kind]: piece }
}

function presentDelivery(order: OrderRow, lists: Lists, language: Language): OrderDelivery {
  if (order.delivery_method === 'pickup')
    return {
      method: 'pickup',
      city: nameOf(lists, 'cities', order.pickup_city_id, language) ?? '',
      workshop: nameOf(lists, 'workshops', order.pickup_workshop_id, language),
    }
  const code = order.country_code ?? ''
  return {
    method: 'delivery',
    country: { code, name: lists.countries.find((country) => country.code === code)?.name[language] ?? code },
    state: order.state,
    city: order.address_city ?? '',
    postal_code: order.postal_code ?? '',
    address_line1: order.address_line1 ?? '',
    address_line2: order.address_line2,
  }
}
