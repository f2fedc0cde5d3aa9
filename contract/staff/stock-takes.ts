import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/paging.ts'
import { isLabelIds } from '#contract/rules/staff/labels.ts'
import { takeStates } from '#contract/rules/staff/take-states.ts'
import { Paragraphs } from '#contract/staff/amounts.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'

const At = z.iso.datetime()
const PlaceOfTake = z.object({ id: z.int(), name_ru: z.string(), name_en: z.string(), city_ru: z.string(), city_en: z.string() })

const StockTakeLine = z.object({
  piece_id: z.int(),
  label: z.string(),
  reference: z.string().nullable(),
  traits: PieceTraits.optional().meta({ description: 'Without the serial number; older signed lists have none.' }),
  state: z.enum(takeStates),
  seen_at: At.nullable(),
  seen_by: z.string().nullable(),
  place: PlaceOfTake.nullable().meta({ description: 'Recorded storage place.' }),
})
export type StockTakeLine = z.output<typeof StockTakeLine>

const Counts = z.object({ expected: z.int(), seen: z.int(), missing: z.int(), elsewhere: z.int(), unexpected: z.int() })

const StockTakeRow = z.object({
  id: z.uuid(),
  place: PlaceOfTake,
  started_at: At,
  started_by: z.string(),
  started_by_id: z.uuid(),
  closed_at: At.nullable(),
  closed_by: z.string().nullable(),
  counts: Counts,
})
export type StockTakeRow = z.output<typeof StockTakeRow>

export const StockTake = z.object({
  ...StockTakeRow.shape,
  note: z.string(),
  signed_sha256: z.string().nullable().meta({ description: 'SHA-256 of the signed list.' }),
  lines: z.array(StockTakeLine),
})
export type StockTake = z.output<typeof StockTake>

/** The content of a signed stock take. Later changes of the pieces do not change it. */
export type SignedStockTake = Pick<StockTake, 'counts' | 'lines' | 'note' | 'closed_at' | 'closed_by'>

export const StockTakeParams = z.object({ id: z.uuid() })
export const StockTakeQuery = z.strictObject({
  open: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export const StockTakePage = pageOf(StockTakeRow)
export const NewStockTake = z.strictObject({ place_id: Id })
export const PieceSeen = z.strictObject({ piece_id: Id, is_seen: z.boolean() })
export const StockTakeClosing = z.strictObject({ note: Paragraphs.default('') })

export const LabelsQuery = z.strictObject({
  ids: z
    .string()
    .refine(isLabelIds)
    .transform((text) => text.split(',').map(Number)),
})

export const LabelsPdfQuery = LabelsQuery.extend({ language: z.enum(languages).default('ru') })

/** `id`: stock number of the piece. `traits` contains only the last three characters of the serial number. */
const Label = z.object({
  id: z.int(),
  brand: z.string(),
  model_name: z.string(),
  reference: z.string().nullable(),
  traits: PieceTraits,
  url: z.string(),
  qr_path: z.string(),
  qr_size: z.int(),
})
export const Labels = z.object({ results: z.array(Label) })
