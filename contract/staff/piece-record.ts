import { z } from 'zod'
import { kinds, pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { expenseKinds, holdReasons, moveReasons, moveStates, ownerships, registerResults } from '#contract/rules/staff/piece-enums.ts'
import { checklistItems, pieceSteps, type PieceStep } from '#contract/rules/staff/piece-steps.ts'

const At = z.iso.datetime()
const Usd = PriceUsd.nullable()
/** A margin may be below zero. */
const Signed = z.string().regex(/^-?\d+\.\d\d$/)
const Day = z.iso.date()

export const StaffPhoto = z.object({
  id: z.int(),
  position: z.int(),
  thumbnail_url: z.string(),
  image_url: z.string(),
  width: z.int(),
  height: z.int(),
  is_wide: z.boolean(),
  alt_ru: z.string(),
  alt_en: z.string(),
})

const PieceHold = z.object({
  id: z.uuid(),
  name: z.string().optional().meta({ description: 'For whom; like the contact, only for who may see contacts.' }),
  contact: z.string().optional(),
  reason: z.enum(holdReasons),
  until: At,
  by: z.string().nullable(),
})

const PieceMove = z.object({
  id: z.uuid(),
  from_city_id: z.int(),
  to_city_id: z.int(),
  state: z.enum(moveStates),
  reason: z.enum(moveReasons),
  courier: z.string().nullable(),
  tracking: z.string().nullable(),
  asked_at: At,
  sent_at: At.nullable(),
  received_at: At.nullable(),
})

const PieceNote = z.object({
  id: z.uuid(),
  body: z.string(),
  by: z.string(),
  is_mine: z.boolean(),
  is_pinned: z.boolean(),
  created_at: At,
})

const RegisterCheck = z.object({
  id: z.uuid(),
  register: z.string(),
  result: z.enum(registerResults),
  reference: z.string(),
  checked_at: At,
  by: z.string(),
  is_waived: z.boolean(),
})

const Expense = z.object({ id: z.uuid(), kind: z.enum(expenseKinds), amount_usd: PriceUsd, note: z.string(), spent_on: Day })

/** What only `piece.cost` sees. */
export const PieceBooks = z.object({
  cost_usd: Usd,
  floor_usd: Usd,
  insured_usd: Usd,
  acquired_on: Day.nullable(),
  acquired_from: z.string(),
  ownership: z.enum(ownerships),
  consignor_name: z.string(),
  consignor_contact: z.string(),
  consignor_share: z.int().nullable(),
  consignor_usd: Usd,
  consigned_until: Day.nullable(),
  consignor_paid_usd: Usd,
  consignor_paid_on: Day.nullable(),
  payout_usd: Usd,
  margin_usd: Signed.nullable(),
  expenses_usd: PriceUsd,
  sold_usd: Usd,
  sold_on: Day.nullable(),
  sold_to: z.string(),
})

const steps = Object.keys(pieceSteps) as [PieceStep, ...PieceStep[]]

/** A piece as the staff sees it. What a role may not see is not in it. */
export const StaffPiece = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    version: z.int(),
    edited_by: z.string().nullable().meta({ description: 'Who changed it last; null where it was nobody of the staff.' }),
    edited_at: At.nullable(),
    label: z.string().meta({ description: 'Brand, model and reference.' }),
    status: z.enum(pieceStatuses),
    origin: z.enum(['demo', 'staff', 'import', 'buyback']),
    created_at: At,
    published_at: At.nullable(),
    publish_at: At.nullable(),
    publish_as: z.enum(['available', 'incoming']).nullable(),
    withdraw_at: At.nullable(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.int()), z.null()])),
    price_usd: Usd,
    price_on_request: z.boolean(),
    previous_price_usd: Usd,
    city_id: z.int(),
    place_id: z.int().nullable(),
    stock: z.int(),
    held: z.int(),
    days_held: z.int().nullable(),
    photos: z.array(StaffPhoto),
    hold: PieceHold.nullable(),
    move: PieceMove.nullable(),
    orders: z.array(z.object({ id: z.uuid(), number: z.string(), status: z.string() })).optional(),
    enquiries: z.int(),
    notes: z.array(PieceNote),
    register_checks: z.array(RegisterCheck),
    checklist: z.array(z.object({ item: z.enum(checklistItems), is_done: z.boolean(), is_required: z.boolean() })),
    steps: z.array(z.enum(steps)).meta({ description: 'The steps that this piece may take now.' }),
    can_delete: z.boolean(),
    has_serial: z.boolean(),
    serial_ending: z.string().nullable().optional().meta({ description: 'The last three signs of the serial number.' }),
    books: PieceBooks.optional(),
    expenses: z.array(Expense).optional(),
  })
  .meta({ id: 'StaffPiece' })
export type StaffPiece = z.output<typeof StaffPiece>

/** The record after a write, and the action that can be undone. */
export const StaffPieceChanged = z.object({ ...StaffPiece.shape, action_id: z.string() }).meta({ id: 'StaffPieceChanged' })

/** A row of the list of pieces. */
export const StaffPieceRow = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    version: z.int(),
    brand: z.string(),
    model_name: z.string(),
    reference: z.string().nullable(),
    production_year: z.int().nullable(),
    condition_id: z.int().nullable(),
    status: z.enum(pieceStatuses),
    price_usd: Usd,
    price_on_request: z.boolean(),
    previous_price_usd: Usd,
    city_id: z.int(),
    place_id: z.int().nullable(),
    thumbnail_url: z.string().nullable(),
    photo_count: z.int(),
    full_set: z.boolean(),
    held_until: At.nullable(),
    moving_to_city_id: z.int().nullable(),
    publish_at: At.nullable(),
    withdraw_at: At.nullable(),
    days_held: z.int().nullable(),
    is_consignment: z.boolean().optional(),
    cost_usd: Usd.optional(),
    expenses_usd: PriceUsd.optional(),
    consignor_share: z.int().nullable().optional(),
    consignor_usd: Usd.optional(),
    margin_usd: Signed.nullable().optional(),
  })
  .meta({ id: 'StaffPieceRow' })
export type StaffPieceRow = z.output<typeof StaffPieceRow>

/** What the filtered pieces come to; the cost only for who may see it. */
export const StockSums = z.object({
  pieces: z.int(),
  asked_usd: PriceUsd,
  cost_usd: PriceUsd.optional(),
  mean_days: z.number().nullable(),
})

export const StockPage = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(StaffPieceRow),
  sums: StockSums,
})

/** One price that a piece had. */
const PricePoint = z.object({ at: At, price_usd: Usd, price_on_request: z.boolean(), was_listed: z.boolean() })

/** The prices of a piece and of earlier ones of its reference. */
export const PiecePrices = z.object({
  results: z.array(PricePoint),
  lowest_30_days_usd: Usd.meta({ description: 'The lowest price that the shop asked within the last 30 days.' }),
  of_reference: z.array(z.object({ id: z.int(), label: z.string(), status: z.enum(pieceStatuses), results: z.array(PricePoint) })),
})

/** What a change of price touches. */
export const PieceInterest = z.object({ carts: z.int(), favorites: z.int() })

/** A record in which a serial number is known already. */
export const KnownSerial = z.object({
  source: z.enum(['piece', 'enquiry']),
  id: z.int(),
  label: z.string(),
  status: z.string().nullable(),
  field: z.enum(['serial', 'movement_serial']),
})

export const PieceSerial = z.object({ serial: z.string().nullable(), movement_serial: z.string().nullable(), known: z.array(KnownSerial) })

/** An earlier piece that a new one can be made from. */
export const ReferencePiece = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  label: z.string(),
  reference: z.string().nullable(),
  status: z.enum(pieceStatuses),
  production_year: z.int().nullable(),
  price_usd: Usd,
  thumbnail_url: z.string().nullable(),
})
