import type { Permission } from '#contract/staff/permissions.ts'

/**
 * What a person must be permitted to see in the changes of a watched table, besides reading the record: a table as a whole, or one
 * column of it, `table.column`.
 */
export const columnPermissions: Readonly<Record<string, Permission>> = {
  piece_expense: 'piece.cost',
  'piece_hold.contact': 'person.contact',
  'piece_hold.name': 'person.contact',
  'piece_private.acquired_from': 'piece.cost',
  'piece_private.acquired_on': 'piece.cost',
  'piece_private.consigned_until': 'piece.cost',
  'piece_private.consignor_cents': 'piece.cost',
  'piece_private.consignor_contact': 'piece.cost',
  'piece_private.consignor_name': 'piece.cost',
  'piece_private.consignor_paid_cents': 'piece.cost',
  'piece_private.consignor_paid_on': 'piece.cost',
  'piece_private.consignor_share': 'piece.cost',
  'piece_private.cost_cents': 'piece.cost',
  'piece_private.floor_cents': 'piece.cost',
  'piece_private.insured_cents': 'piece.cost',
  'piece_private.movement_serial': 'piece.serial',
  'piece_private.ownership': 'piece.cost',
  'piece_private.serial': 'piece.serial',
  'piece_private.sold_cents': 'piece.cost',
  'piece_private.sold_on': 'piece.cost',
  'piece_private.sold_to': 'piece.cost',
  'shop_order.address_city': 'person.contact',
  'shop_order.address_line1': 'person.contact',
  'shop_order.address_line2': 'person.contact',
  'shop_order.comment': 'person.contact',
  'shop_order.customer_id': 'person.contact',
  'shop_order.email': 'person.contact',
  'shop_order.first_name': 'person.contact',
  'shop_order.last_name': 'person.contact',
  'shop_order.phone': 'person.contact',
  'shop_order.postal_code': 'person.contact',
  'shop_order.state': 'person.contact',
  staff: 'staff.manage',
  staff_link: 'staff.manage',
  staff_recovery_code: 'staff.manage',
  staff_session: 'staff.manage',
}
