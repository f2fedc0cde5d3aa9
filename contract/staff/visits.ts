import { z } from 'zod'
import { Day } from '#contract/date.ts'
import { EmailTextOrEmpty } from '#contract/email-text.ts'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { offices } from '#contract/offices.ts'
import { kinds, pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { depositStates } from '#contract/rules/staff/piece-enums.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Version } from '#contract/staff/amounts.ts'
import { emailChoice, EmailPreview } from '#contract/staff/order-steps.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'
import { StaffReach } from '#contract/staff/reach.ts'
import { VisitTime, visitPieceStates } from '#contract/visit.ts'

/** Days of a list of visits: first and last day, both inclusive, local to the office. */
export const VisitQuery = z.strictObject({ from: Day, to: Day })
export const VisitParams = z.object({ id: IdParam })

const Office = z.enum(offices.map(({ key }) => key))
const line = (max: number) => z.string().trim().max(max).refine(isStorable)

const StaffVisitPiece = z.object({
  id: Id,
  kind: z.enum(kinds),
  name: z.string(),
  reference: z.string().nullable(),
  traits: PieceTraits.optional(),
  status: z.enum(pieceStatuses),
  photo: z.string().nullable(),
  office: z.string().meta({ description: 'Office where the piece is.' }),
  place: z.string().nullable().meta({ description: 'Storage place in that office.' }),
  state: z.enum(visitPieceStates).nullable().meta({ description: 'Null if the visit is not confirmed yet, or is over.' }),
  move: z.enum(['needed', 'asked', 'sent']).nullable().meta({ description: 'Transfer of a piece from another office.' }),
  deposit: z
    .object({ state: z.enum(depositStates), amount_usd: PriceUsd.nullable() })
    .nullable()
    .meta({ description: 'Deposit for bringing the piece from another office.' }),
  is_in_time: z.boolean().meta({ description: 'Whether the piece can reach the office before the visit.' }),
})

const StaffVisit = z.object({
  id: Id,
  version: Version,
  office: Office,
  starts_at: z.iso.datetime(),
  date: z.string().meta({ description: 'Date at the office, 2026-11-24.' }),
  time: z.string().meta({ description: 'Time at the office, 15:30.' }),
  thread_id: Id.nullable().meta({ description: 'Null if the reader may not see the thread.' }),
  contact: z
    .object({
      name: z.string(),
      phone: z.string(),
      telegram: z.string().nullable().meta({ description: 'Name in Telegram.' }),
      comment: z.string(),
    })
    .optional()
    .meta({ description: 'Only if the reader may see contacts.' }),
  language: z.enum(languages).meta({ description: 'Language of the messages to the visitor.' }),
  reach: StaffReach,
  url: z.string().nullable().meta({ description: 'URL of the visitor’s page; null if the reader may not see contacts.' }),
  pieces: z.array(StaffVisitPiece),
  is_confirmed: z.boolean(),
  is_over: z
    .boolean()
    .meta({ description: 'Whether the visit has begun: it can no longer be confirmed or moved, and nobody is notified.' }),
  is_cancelled: z.boolean(),
})
export type StaffVisit = z.output<typeof StaffVisit>

export const StaffVisits = z.object({ results: z.array(StaffVisit) })

const pieces = z.array(Id).max(limits.visitPiecesMax)

/** A visit that was arranged by phone. */
export const AddVisit = z.strictObject({
  office: Office,
  date: Day,
  time: VisitTime,
  name: line(limits.enquiryLineMaxChars).min(1),
  phone: z.string().max(40).refine(isPhone),
  email: EmailTextOrEmpty.default(''),
  comment: line(limits.messageMaxChars).default(''),
  language: z.enum(languages).optional(),
  pieces: pieces.default([]),
})
const notice = {
  ...emailChoice,
  preview: z.boolean().default(false).meta({ description: 'Only return the message that would be sent.' }),
}
export const MoveVisit = z.strictObject({ version: Version, office: Office, date: Day, time: VisitTime, ...notice })
export const ConfirmVisit = z.strictObject({ version: Version, ...notice })
/** Result of confirming or moving a visit, or of its preview. */
export const NotifiedVisit = z.object({
  action_id: z.string().nullable().meta({ description: 'Null for a preview.' }),
  email: EmailPreview.nullable().meta({ description: 'Only in a preview: the message; null if nobody can be notified.' }),
})
export const SetVisitPieces = z.strictObject({ version: Version, pieces })

const capacity = { seats: z.int().min(1).max(20), break_from: VisitTime.nullable(), break_to: VisitTime.nullable() }
const VisitCapacity = z.strictObject({ office: Office, ...capacity })
export const ChangeVisitCapacity = VisitCapacity.extend({
  was: z.strictObject(capacity).optional().meta({ description: 'The values last read; a concurrent change is not overwritten.' }),
}).refine(({ break_from: from, break_to: to }) => (from === null) === (to === null) && (from === null || to === null || from < to), {
  path: ['break_to'],
})

/** Closes an office for a period. Days and times are local to the office. The end is exclusive. */
export const CloseOffice = z.strictObject({
  office: Office,
  from_date: Day,
  from_time: VisitTime,
  to_date: Day,
  to_time: VisitTime,
  reason: line(200).default(''),
})

export const VisitHours = z.object({
  capacities: z.array(VisitCapacity),
  closures: z.array(
    z.object({ id: Id, office: Office, from: z.string(), to: z.string(), reason: z.string() }).meta({
      description: 'Local time of the office, 2026-11-24 15:30.',
    }),
  ),
})
export type VisitHours = z.output<typeof VisitHours>
