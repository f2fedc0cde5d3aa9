import { toPriceUsd } from '#contract/rules/money.ts'
import { personName } from '#contract/rules/person-name.ts'
import type { ListedOrder } from '#contract/staff/order-list.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { listNextSteps } from '#server/domain/orders/order-states.ts'
import type { ListedLine, ListedOrderRow } from '#server/domain/staff-orders/listed-orders.ts'
import { shortDestination } from '#server/domain/staff-orders/order-destination.ts'
import { presentPhoto, type PresentContext } from '#server/http/present/photo.ts'

export function presentListedOrder(
  order: ListedOrderRow,
  catalog: CatalogSnapshot,
  { now, ...context }: PresentContext & { now: number },
): ListedOrder {
  const { id, number, status, mode, phone, delivery_method, note_count, pinned_note, is_returned, is_refunded, has_failed_email } = order
  return {
    id,
    number,
    status,
    mode,
    phone,
    delivery_method,
    note_count,
    pinned_note,
    is_kept: status === 'pending' && order.taken_cents > 0 && order.expires_at.getTime() <= now,
    is_returned,
    is_refunded,
    has_failed_email,
    created_at: order.created_at.toISOString(),
    expires_at: status === 'pending' ? order.expires_at.toISOString() : null,
    name: personName(order.first_name, order.last_name),
    pieces: order.lines.map((line) => presentLine(line, catalog, context)),
    total_usd: toPriceUsd(order.total_cents),
    due_usd: toPriceUsd(order.due_cents),
    owed_back_usd: toPriceUsd(order.owed_back_cents),
    place: shortDestination(order, catalog.lists, context.language),
    is_by_hand: order.placed_by !== null,
    next_steps: listNextSteps(status),
    version: order.edit_version,
  }
}

function presentLine(line: ListedLine, { columnsByKind }: CatalogSnapshot, context: PresentContext): ListedOrder['pieces'][number] {
  const columns = columnsByKind[line.kind]
  const photo = columns.rows[columns.rowIndexes.get(line.pieceId) ?? -1]?.photos?.[0]
  return {
    id: line.pieceId,
    kind: line.kind,
    name: `${line.brandName} ${line.modelName}`,
    reference: line.reference,
    quantity: line.quantity,
    traits: line.traits,
    photo: photo ? presentPhoto(photo, context).thumbnail_url : null,
  }
}
