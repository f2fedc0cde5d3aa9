import type { Language } from '#contract/language.ts'
import { trackingUrl } from '#contract/rules/carriers.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { orderMoney, worthOfLines } from '#contract/rules/staff/order-money.ts'
import type { StaffOrder } from '#contract/staff/order.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { listNextSteps } from '#server/domain/orders/order-states.ts'
import { orderDestination } from '#server/domain/staff-orders/edited-fields.ts'
import type { StaffOrderRecord } from '#server/domain/staff-orders/get-staff-order.ts'
import type { Whereabouts } from '#server/domain/staff-orders/order-whereabouts.ts'
import { refundableAmounts } from '#server/domain/staff-orders/refunded-payment.ts'
import { presentOrder } from '#server/http/present/order.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

type Shown = { linkUrl: string; reservationMax: Date; /** Null if the reader may not see the buyback. */ creditBuybackId: number | null }

/** Presents an order in full. Includes the contact, because the permission to read orders also covers contacts. */
export function presentStaffOrder(
  record: StaffOrderRecord,
  catalog: CatalogSnapshot,
  { linkUrl, creditBuybackId, reservationMax, ...context }: PresentContext & Shown,
): StaffOrder {
  const { order, customer, nameOf } = record
  const { user: _user, can_cancel: _canCancel, shipment: _shipment, ...presented } = presentOrder(order, catalog, context)
  const { received_price: _received, due_price: _due, owed_back_price: _owedBack, ...shown } = presented
  return {
    ...shown,
    expires_at: order.status === 'pending' ? order.expires_at.toISOString() : null,
    credit_buyback_id: creditBuybackId,
    version: order.edit_version,
    language: order.language,
    placed_by: nameOf(order.placed_by),
    customer_link: order.placed_by === null ? null : { url: linkUrl, agreed_at: agreedAt(record) },
    next_steps: listNextSteps(order.status),
    can_edit: order.status === 'pending' || order.status === 'confirmed',
    reservation_max: reservationMax.toISOString(),
    whereabouts: record.whereabouts.map((piece) => presentWhereabouts(piece, order.pickup_city_id, catalog.lists, context.language)),
    pieces: record.traits,
    destination: orderDestination(order),
    shipment: shipmentOf(order),
    cancel_reason: order.cancel_reason,
    identity_seen: order.identity_seen,
    money: moneyOf(record),
    customer: {
      id: customer.id,
      order_count: customer.order_count,
      bought_usd: toPriceUsd(customer.bought_cents),
      since: customer.created_at.toISOString(),
      holds: record.holds.map(({ id, brandName, modelName, until }) => ({
        piece_id: id,
        name: `${brandName} ${modelName}`,
        until: until.toISOString(),
      })),
    },
    ...presentHistory(record),
  }
}

function presentWhereabouts(
  { pieceId, cityId, place, move }: Whereabouts,
  pickupCityId: number | null,
  lists: ReferenceLists,
  language: Language,
): StaffOrder['whereabouts'][number] {
  const cityName = (id: number) => nameOf(lists, 'cities', id, language) ?? ''
  return {
    piece_id: pieceId,
    city: cityName(cityId),
    place: place?.[language] ?? null,
    is_elsewhere: pickupCityId !== null && pickupCityId !== cityId,
    move: move && { state: move.state, city: cityName(move.toCityId) },
  }
}

/** Returns when the customer agreed to the order by its link. Returns null if the customer has not agreed since the last edit. */
function agreedAt({ events }: StaffOrderRecord): string | null {
  const last = events.findLast(({ kind }) => kind === 'agreed' || kind === 'edited')
  return last?.kind === 'agreed' ? last.created_at.toISOString() : null
}

function shipmentOf({ carrier, tracking_number, insured_cents: insured }: OrderWithLines): StaffOrder['shipment'] {
  if (!carrier) return null
  const insured_usd = usdOrNull(insured)
  return { carrier, tracking_number, tracking_url: trackingUrl(carrier, tracking_number), insured_usd }
}

function amountsOf({ order, payments, returns }: StaffOrderRecord) {
  const { status, total_cents: totalCents, discount_cents: discountCents } = order
  const worthCents = worthOfLines(
    order.lines.map(({ price_cents: priceCents, quantity }) => ({ priceCents, quantity })),
    discountCents,
  )
  const worths = new Map(order.lines.map(({ id }, at) => [id, worthCents[at] ?? 0]))
  const accepted = returns.filter(({ state }) => state === 'accepted')
  const returnedCents = accepted.reduce((sum, { line_id }) => sum + (worths.get(line_id) ?? 0), 0)
  const taken = payments.map(({ kind, amount_cents: amountCents }) => ({ kind, amountCents }))
  return { worths, ...orderMoney({ status, totalCents, returnedCents, payments: taken }) }
}

function moneyOf(record: StaffOrderRecord): StaffOrder['money'] {
  const { takenCents, refundedCents, dueCents, toRefundCents } = amountsOf(record)
  return {
    total_usd: toPriceUsd(record.order.total_cents),
    taken_usd: toPriceUsd(takenCents),
    refunded_usd: toPriceUsd(refundedCents),
    due_usd: toPriceUsd(dueCents),
    to_refund_usd: toPriceUsd(toRefundCents),
  }
}

function presentHistory(record: StaffOrderRecord): Pick<StaffOrder, 'events' | 'notes' | 'payments' | 'returns' | 'documents' | 'emails'> {
  const { events, notes, payments, documents, emails, nameOf } = record
  const by = (staffId: string) => nameOf(staffId) ?? ''
  const left = new Map(refundableAmounts(payments).map(({ id, leftCents }) => [id, leftCents]))
  return {
    events: events.map(({ staff_id, created_at, until, ...event }) => ({
      ...event,
      at: created_at.toISOString(),
      by: nameOf(staff_id),
      until: until === null ? null : new Date(until).toISOString(),
    })),
    notes: notes.map(({ id, body, is_pinned, staff_id, created_at }) => ({
      id,
      body,
      is_pinned,
      by: by(staff_id),
      at: created_at.toISOString(),
    })),
    payments: payments.map(({ id, kind, refunds, amount_cents, method, reference, paid_on, staff_id, created_at }) => ({
      id,
      kind,
      refunds,
      left_usd: kind === 'refund' ? null : toPriceUsd(left.get(id) ?? 0),
      method,
      reference,
      paid_on,
      amount_usd: toPriceUsd(amount_cents),
      by: by(staff_id),
      at: created_at.toISOString(),
    })),
    returns: presentReturns(record),
    documents: documents.map(({ number, kind, language, cancels, cancelled_by, buyer_company, staff_id, issued_at }) => ({
      number,
      kind,
      language,
      cancels,
      is_cancelled: cancelled_by !== null,
      buyer_company,
      by: nameOf(staff_id),
      at: issued_at.toISOString(),
    })),
    emails: emails.map(({ staff_id, created_at, sent_at, ...email }) => ({
      ...email,
      at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
      by: nameOf(staff_id),
    })),
  }
}

/** A return requested later than this after delivery is marked as late. */
const returnMs = 14 * dayMs

function presentReturns(record: StaffOrderRecord): StaffOrder['returns'] {
  const { worths, toRefundCents } = amountsOf(record)
  const delivered = record.events.findLast(({ kind, to_status }) => kind === 'status' && to_status === 'delivered')
  const promised = delivered ? delivered.created_at.getTime() + returnMs : Infinity
  const time = (at: Date | null) => at?.toISOString() ?? null
  return record.returns.map(({ id, line_id, state, reason, inspection, staff_id, ...times }) => ({
    id,
    line_id,
    state,
    reason,
    inspection,
    is_late: times.asked_at.getTime() > promised,
    proposed_refund_usd: state === 'accepted' ? toPriceUsd(Math.min(worths.get(line_id) ?? 0, toRefundCents)) : null,
    by: record.nameOf(staff_id) ?? '',
    asked_at: times.asked_at.toISOString(),
    received_at: time(times.received_at),
    inspected_at: time(times.inspected_at),
    decided_at: time(times.decided_at),
  }))
}
