import type { StaffOrder } from '#contract/staff/order.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { OrderRow } from '#server/domain/orders/order-rows.ts'

/** Where an order goes, as pages have it. */
export function orderDestination({ delivery_method, pickup_city_id, pickup_workshop_id, country_code, ...order }: OrderRow) {
  const { state, address_city, postal_code, address_line1, address_line2 } = order
  const address = { state, address_city, postal_code, address_line1, address_line2 }
  return { delivery_method, pickup_city_id, pickup_workshop_id, country: country_code, ...address } satisfies StaffOrder['destination']
}

/** A refusal of an edit that came too late: the fields as they are now, and who changed them, for a page to merge (OWN-24). */
export async function editedMeanwhile(tx: Tx, order: OrderRow): Promise<CodedError> {
  const entry = await tx
    .selectFrom('audit_entry')
    .leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .select(['staff.name', 'audit_entry.at'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', order.id)
    .orderBy('audit_entry.id', 'desc')
    .offset(1)
    .limit(1)
    .executeTakeFirst()
  const { first_name, last_name, phone, email, comment } = order
  const current = { first_name, last_name, phone, email, comment, destination: orderDestination(order) }
  const by = entry?.name ?? null
  const body = { reason: 'edited-meanwhile', current, version: order.edit_version, by, at: entry?.at.toISOString() ?? null }
  return new CodedError('conflict', { reason: 'order-edited-meanwhile', values: { by: by ?? '' }, body })
}
