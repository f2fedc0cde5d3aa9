import { z } from 'zod'
import { kinds, pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { expenseKinds, holdReasons, moveReasons, moveStates, ownerships, registerResults } from '#contract/rules/staff/piece-enums.ts'
import { checklistItems, pieceSteps, type PieceStep } from '#contract/rules/staff/piece-steps.ts'

const At = z.iso.datetime()
const Usd = PriceUsd.nullable()
export const SignedUsd = z.string().regex(/^-?\d+\.\d\d$/)
const Day = z.iso.date()

export const pieceTerms = {
  price_usd: Usd,
  price_on_request: z.boolean(),
  previous_price_usd: Usd,
  city_id: z.int(),
  place_id: z.int().nullable(),
  tags: z.array(z.string()),
}

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
  name: z.string().optional().meta({ description: 'Name of the person; like the contact, only if the reader may see contacts.' }),
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

const PieceDeposit = z.object({
  move_id: z.uuid(),
  to_city_id: z.int(),
  state: z.enum(['asked', 'taken']),
  amount_usd: Usd.meta({ description: 'Null if no amount was recorded.' }),
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

/** Costs of a piece. Reading them requires the permission `piece.cost`. */
export const PieceBooks = z.object({
  cost_usd: Usd,
  floor_usd: Usd,
  insured_usd: Usd,
  acquired_on: Day.nullable(),
  acquired_from: z.string(),
  ownership: z.enum(ownerships),
  consignor_name: z.string(),
  consignor_contact: z.string(),
  consignor_person_id: z.int().nullable().meta({ description: 'Card of the consignor, found by the contact.' }),
  consignor_share: z.int().nullable(),
  consignor_usd: Usd,
  consigned_until: Day.nullable(),
  consignor_paid_usd: Usd,
  consignor_paid_on: Day.nullable(),
  payout_usd: Usd,
  margin_usd: SignedUsd.nullable(),
  expenses_usd: PriceUsd,
  unit_expenses_usd: PriceUsd.meta({ description: 'Share of one unit in the expenses of its lot.' }),
  sold_usd: Usd,
  sold_on: Day.nullable(),
  sold_to: z.string(),
})

const steps = Object.keys(pieceSteps) as [PieceStep, ...PieceStep[]]

/** A piece as the back office shows it. Fields that the reader may not see are omitted. */
export const StaffPiece = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    version: z.int(),
    edited_by: z.string().nullable().meta({ description: 'Staff member who changed the piece last; null if none did.' }),
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
    ...pieceTerms,
    stock: z.int(),
    held: z.int(),
    days_held: z.int().nullable(),
    photos: z.array(StaffPhoto),
    hold: PieceHold.nullable(),
    move: PieceMove.nullable(),
    deposit: PieceDeposit.nullable().meta({
      description: 'Deposit for a viewing in the other office: requested, or taken and not returned.',
    }),
    orders: z.array(z.object({ id: z.uuid(), number: z.string(), status: z.string() })).optional(),
    enquiries: z.int(),
    notes: z.array(PieceNote),
    register_checks: z.array(RegisterCheck),
    checklist: z.array(z.object({ item: z.enum(checklistItems), is_done: z.boolean(), is_required: z.boolean() })),
    steps: z.array(z.enum(steps)).meta({ description: 'Steps possible for this piece now.' }),
    can_delete: z.boolean(),
    has_serial: z.boolean(),
    serial_ending: z.string().nullable().optional().meta({ description: 'Last three characters of the serial number.' }),
    books: PieceBooks.optional(),
    expenses: z.array(Expense).optional(),
  })
  .meta({ id: 'StaffPiece' })
export type StaffPiece = z.output<typeof StaffPiece>

export const StaffPieceChanged = z.object({ ...StaffPiece.shape, action_id: z.string() }).meta({ id: 'StaffPieceChanged' })
