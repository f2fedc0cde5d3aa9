import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import { allFacts } from '#contract/rules/staff/piece-facts.ts'

const listsOfFacts = allFacts.flatMap((fact) => (fact.type === 'entry' ? [[fact.name, fact.list] as const] : []))

/** Maps a column that contains ids to the reference list of these ids. */
export const listOfColumn: ReadonlyMap<string, FacetGroup> = new Map<string, FacetGroup>([
  ...listsOfFacts,
  ['city_id', 'cities'],
  ['pickup_city_id', 'cities'],
  ['from_city_id', 'cities'],
  ['to_city_id', 'cities'],
  ['pickup_workshop_id', 'workshops'],
])

export const labelsOfColumn: Readonly<Record<string, string>> = {
  'piece.status': 'pieces.status',
  'piece.publish_as': 'pieces.status',
  'piece.kind': 'pieces.kind',
  'piece_private.ownership': 'pieces.ownership',
  'piece_expense.kind': 'pieceParts.expenses.kinds',
  'piece_hold.reason': 'pieceParts.hold.reasons',
  'piece_move.reason': 'pieceParts.move.reasons',
  'register_check.result': 'pieceParts.registers.results',
  'place.kind': 'places.kinds',
  'condition_report.stage': 'reports.stages',
  'shop_order.status': 'orders.status',
  'shop_order.mode': 'orders.mode',
  'shop_order.delivery_method': 'orders.method',
  'order_payment.kind': 'orders.paymentKind',
  'order_payment.method': 'orders.paymentMethod',
  'order_return.state': 'orders.returnState',
  'staff.theme': 'shell.theme',
  'staff.roles': 'staff.roles',
  'threshold.name': 'ownerSettings.names',
  'publish_requirement.item': 'piece.checklist',
}

/** The prefix of the translation keys for the rows of a table, by table. The row id completes the key. */
export const namesOfRows: Readonly<Record<string, string>> = { threshold: 'ownerSettings.names', publish_requirement: 'piece.checklist' }
