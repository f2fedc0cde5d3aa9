import { z } from 'zod'
import { Day } from '#contract/date.ts'
import { Id } from '#contract/id.ts'
import { offices } from '#contract/offices.ts'
import { kinds, PriceUsd } from '#contract/piece.ts'
import { depositStates } from '#contract/rules/staff/piece-enums.ts'

const VisitOffice = z.enum(offices.map(({ key }) => key))
export const VisitTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const VisitTokenParams = z.object({ token: z.string().regex(/^\d{1,9}-[\w-]{43}$/) })

/** States of a piece for a visit. `held`: held for the visit. `planned`: will be held later. `taken`: no longer available. */
export const visitPieceStates = ['held', 'planned', 'taken'] as const

export const visitStates = ['asked', 'confirmed', 'cancelled', 'over'] as const

/** A visit as its page shows it to the visitor. `date` and `time` are local to the office. */
export const LinkedVisit = z
  .object({
    office: VisitOffice,
    starts_at: z.iso.datetime(),
    date: z.string(),
    time: z.string(),
    first_date: z.string().meta({ description: 'First day to which the visit can be moved: when its pieces are in the office.' }),
    state: z.enum(visitStates),
    pieces: z.array(
      z.object({
        id: Id,
        kind: z.enum(kinds),
        name: z.string(),
        reference: z.string().nullable(),
        photo: z.string().nullable(),
        state: z.enum(visitPieceStates),
        deposit: z
          .object({ state: z.enum(depositStates), amount_usd: PriceUsd.nullable() })
          .nullable()
          .meta({ description: 'Deposit for bringing the piece from another office.' }),
        is_elsewhere: z.boolean().meta({ description: 'Whether the piece is in another office or on its way.' }),
      }),
    ),
    calendar_url: z.string(),
  })
  .meta({ id: 'LinkedVisit' })
export type LinkedVisit = z.output<typeof LinkedVisit>

/** Body of `POST /api/visits/:token/move/`, sent as JSON, or as a form by browsers without JavaScript. */
export const MoveLinkedVisit = z.strictObject({ city: VisitOffice, date: Day, time: VisitTime })
export const CancelLinkedVisit = z.strictObject({}).nullish()
