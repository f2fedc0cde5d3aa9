import { z } from 'zod'
import { Day } from '#contract/date.ts'
import { IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { PriceUsd, kinds } from '#contract/piece.ts'
import { Country } from '#contract/reference-lists.ts'
import { deliveryMethods } from '#contract/rules/delivery-fee.ts'
import { orderModes, orderStatuses } from '#contract/rules/order-enums.ts'
import { orderBadges, orderSteps, staffOrderOrderings } from '#contract/rules/staff/order-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'

const listOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).max(values.length))
    .optional()

const filters = {
  status: listOf(orderStatuses),
  mode: listOf(orderModes),
  delivery_method: z.enum(deliveryMethods).optional(),
  city_id: IdParam.optional().meta({ description: 'The office where the order is picked up.' }),
  mark: listOf(orderBadges).meta({ description: 'Orders with any of these badges.' }),
  from: Day.optional().meta({ description: 'First day of placement, in the time zone of the first office.' }),
  to: Day.optional().meta({ description: 'Last day of placement.' }),
  owed: z.enum(['true']).optional().meta({ description: 'Only orders with a refund due.' }),
  due: z.enum(['true']).optional().meta({ description: 'Only orders with an amount due.' }),
  expires_within: z.coerce
    .number()
    .int()
    .min(1)
    .max(999)
    .optional()
    .meta({ description: 'Only orders whose reservation ends within this number of hours.' }),
  search: z
    .string()
    .max(limits.searchMaxChars)
    .refine(isStorable)
    .optional()
    .meta({ description: 'Number, name, phone, email, piece or serial number.' }),
}

const { status: _status, ...boardFilters } = filters

export const StaffOrderQuery = z.strictObject({
  ...filters,
  ordering: z.enum(staffOrderOrderings).default('newest'),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export type StaffOrderQuery = z.output<typeof StaffOrderQuery>

/** `GET /api/staff/orders/export/`: exports orders, given by ids or by the filters and order of a list. */
export const OrderExportQuery = z.strictObject({
  ...filters,
  ordering: StaffOrderQuery.shape.ordering,
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(staffLimits.bulkOrdersMax))
    .optional(),
})
export type OrderExportQuery = z.output<typeof OrderExportQuery>

export const StaffBoardQuery = z.strictObject(boardFilters)
export type StaffBoardQuery = z.output<typeof StaffBoardQuery>

const OrderedPiece = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    name: z.string(),
    reference: z.string().nullable(),
    quantity: z.int(),
    photo: z.string().nullable(),
    traits: PieceTraits,
  })
  .meta({ id: 'StaffOrderedPiece' })

export const ListedOrder = z
  .object({
    id: z.string(),
    number: z.string(),
    status: z.enum(orderStatuses),
    mode: z.enum(orderModes),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({ description: 'When the reservation ends; null unless the order is pending.' }),
    name: z.string(),
    phone: z.string(),
    pieces: z.array(OrderedPiece),
    total_usd: PriceUsd,
    due_usd: PriceUsd,
    owed_back_usd: PriceUsd,
    delivery_method: z.enum(deliveryMethods),
    place: z.string().meta({ description: 'Pickup office, or city and country of the delivery.' }),
    note_count: z.int(),
    pinned_note: z.string().nullable(),
    is_kept: z.boolean().meta({ description: 'Whether the order is unconfirmed and has outlived its reservation because it is paid.' }),
    is_returned: z.boolean().meta({ description: 'Whether a return is requested or accepted.' }),
    is_refunded: z.boolean(),
    is_by_hand: z.boolean(),
    has_failed_email: z.boolean(),
    next_steps: z.array(z.enum(orderSteps)),
    version: z.int(),
  })
  .meta({ id: 'StaffListedOrder' })
export type ListedOrder = z.infer<typeof ListedOrder>

/** Sums over all pages of the matching orders. */
const OrderSums = z
  .object({ pieces: z.int(), total_usd: PriceUsd, due_usd: PriceUsd, owed_back_usd: PriceUsd })
  .meta({ id: 'StaffOrderSums' })

export const ListedOrders = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  sums: OrderSums,
  results: z.array(ListedOrder),
})
export type ListedOrders = z.infer<typeof ListedOrders>

/** Possible destinations of an order. Names are in the request's language. */
export const OrderDestinations = z.object({
  cities: z.array(z.object({ id: z.int(), name: z.string() })),
  workshops: z.array(z.object({ id: z.int(), city_id: z.int(), name: z.string() })),
  countries: z.array(Country),
})

/**
 * A board with one column for each status. Each column contains only its first orders. Pending orders are sorted by the end of their
 * reservation, other open orders oldest first, and finished orders newest first.
 */
export const OrderBoard = z.object({
  columns: z.array(z.object({ status: z.enum(orderStatuses), count: z.int(), total_usd: PriceUsd, results: z.array(ListedOrder) })),
})
export type OrderBoard = z.infer<typeof OrderBoard>
