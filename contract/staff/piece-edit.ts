import { z } from 'zod'
import { DateTime, Day } from '#contract/date.ts'
import { Id } from '#contract/id.ts'
import { kinds } from '#contract/piece.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { depositStates, expenseKinds, holdReasons, moveReasons, ownerships, registerResults } from '#contract/rules/staff/piece-enums.ts'
import { allFacts, type Fact, type FactValue } from '#contract/rules/staff/piece-facts.ts'
import { Dollars, SingleLine, Paragraphs, Version } from '#contract/staff/amounts.ts'

const Reason = SingleLine.min(1).optional()

/** Returns the schema for the value of a fact. Null clears a fact; an empty text clears a text fact. */
function schemaOf(fact: Fact): z.ZodType<FactValue> {
  if (fact.type === 'flag') return z.boolean()
  if (fact.type === 'entries') return z.array(Id).max(50)
  if (fact.type === 'entry') return fact.isRequired ? Id : Id.nullable()
  if (fact.type === 'number')
    return z
      .number()
      .min(fact.min)
      .max(fact.max)
      .multipleOf(fact.digits ? 0.1 : 1)
      .nullable()
  if (fact.type === 'text') return Paragraphs.max(fact.max)
  return fact.isRequired ? SingleLine.min(1) : SingleLine.nullable()
}

const FactChanges = z.strictObject(recordOf(allFacts.map((fact) => [fact.name, schemaOf(fact).optional()] as const)))

/** Creates a draft, either from brand and model or by copying an earlier piece (`copy_from`). */
export const NewPiece = z
  .strictObject({
    kind: z.enum(kinds).optional(),
    brand_id: Id.optional(),
    model_name: SingleLine.min(1).optional(),
    reference: SingleLine.nullable().optional(),
    city_id: Id.optional(),
    copy_from: Id.optional(),
  })
  .refine(({ kind, brand_id, model_name, copy_from }) => copy_from !== undefined || (kind && brand_id && model_name), {
    path: ['model_name'],
  })

export const PieceChange = z.strictObject({ version: Version, changes: FactChanges })

/** Changes the price. A draft with `price_usd: null` and `price_on_request: false` has no price. */
export const PriceChange = z.strictObject({
  version: Version,
  price_usd: Dollars.nullable(),
  price_on_request: z.boolean(),
  keep_previous: z.boolean().meta({ description: 'Show the former price as the previous one; only for a lower price.' }),
  reason: Reason,
})

/** Changes the costs of a piece. Omitted fields keep their value. */
export const BooksChange = z.strictObject({
  version: Version,
  changes: z.strictObject({
    cost_usd: Dollars.nullable().optional(),
    floor_usd: Dollars.nullable().optional(),
    insured_usd: Dollars.nullable().optional(),
    acquired_on: Day.nullable().optional(),
    acquired_from: SingleLine.optional(),
    ownership: z.enum(ownerships).optional(),
    consignor_name: SingleLine.optional(),
    consignor_contact: SingleLine.optional(),
    consignor_share: z.int().min(0).max(10_000).nullable().optional(),
    consignor_usd: Dollars.nullable().optional(),
    consigned_until: Day.nullable().optional(),
    consignor_paid_usd: Dollars.nullable().optional(),
    consignor_paid_on: Day.nullable().optional(),
  }),
})

export const SerialChange = z.strictObject({ version: Version, serial: SingleLine.nullable(), movement_serial: SingleLine.nullable() })
export const SerialQuestion = z.strictObject({ serial: SingleLine.min(1), except_id: Id.optional() })

const versionAndReason = { version: Version, reason: Reason }

export const Publication = z.strictObject({ ...versionAndReason, as: z.enum(['available', 'incoming']) })
export const StepTaken = z.strictObject(versionAndReason)

/** Schedules the publication and the withdrawal of a piece. Null cancels the schedule. */
export const PiecePlan = z.strictObject({
  version: Version,
  publish_at: DateTime.nullable(),
  publish_as: z.enum(['available', 'incoming']).default('available'),
  withdraw_at: DateTime.nullable(),
})

export const SaleElsewhere = z.strictObject({ version: Version, price_usd: Dollars, sold_on: Day, sold_to: SingleLine, reason: Reason })

export const PlaceChange = z.strictObject({ version: Version, place_id: Id.nullable() })

export const NewHold = z.strictObject({ name: SingleLine.min(1), contact: SingleLine, reason: z.enum(holdReasons), until: DateTime })
export const HoldChange = z.strictObject({ until: DateTime })

export const NewMove = z.strictObject({ to_city_id: Id, reason: z.enum(moveReasons) })
export const MoveSent = z.strictObject({ courier: SingleLine, tracking: SingleLine, insured_usd: Dollars.nullable() })

export const MoveDeposit = z.strictObject({ state: z.enum(depositStates), amount_usd: Dollars.nullable() })

export const NewNote = z.strictObject({ body: Paragraphs.min(1), is_pinned: z.boolean().default(false) })
export const NoteChange = z.strictObject({ is_pinned: z.boolean() })

export const NewExpense = z.strictObject({ kind: z.enum(expenseKinds), amount_usd: Dollars, note: SingleLine, spent_on: Day })

export const NewRegisterCheck = z.strictObject({ register: SingleLine.min(1), result: z.enum(registerResults), reference: SingleLine })
