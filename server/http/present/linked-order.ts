import type { LinkedOrder } from '#contract/order-link.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { canAgree, type LinkedOrderRow } from '#server/domain/orders/order-links.ts'
import { presentOrder } from '#server/http/present/order.ts'
import type { PresentContext } from '#server/http/present/photo.ts'

export function presentLinkedOrder({ order, agreedAt }: LinkedOrderRow, catalog: CatalogSnapshot, context: PresentContext): LinkedOrder {
  const shown = presentOrder(order, catalog, context)
  return {
    order_number: shown.order_number,
    status: shown.status,
    created_at: shown.created_at,
    expires_at: shown.expires_at,
    goods_price: shown.goods_price,
    discount: shown.discount,
    credit: shown.credit,
    delivery_price: shown.delivery_price,
    total_price: shown.total_price,
    received_price: shown.received_price,
    due_price: shown.due_price,
    owed_back_price: shown.owed_back_price,
    promo_code: shown.promo_code,
    items: shown.items,
    delivery: shown.delivery,
    comment: shown.comment,
    ready_on: shown.ready_on,
    is_at_office: shown.is_at_office,
    transit: shown.transit,
    deliver_by: shown.deliver_by,
    first_name: order.first_name,
    version: order.edit_version,
    agreed_at: agreedAt?.toISOString() ?? null,
    can_agree: agreedAt === null && canAgree(order),
  }
}
