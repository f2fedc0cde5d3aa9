import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { entryModes } from '#contract/rules/staff/entry-modes.ts'
import { moveReasons } from '#contract/rules/staff/piece-enums.ts'
import { Dollars, SingleLine, Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { PieceChange } from '#contract/staff/piece-edit.ts'
import { StockFilters } from '#contract/staff/piece-list.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'
import { Tags } from '#contract/staff/tags.ts'

const bulkMax = staffLimits.bulkPiecesMax
const FactChanges = PieceChange.shape.changes
const Reason = SingleLine.min(1).optional()

const BulkChange = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('set'),
    facts: FactChanges,
    entries: z
      .enum(entryModes)
      .optional()
      .meta({ description: 'How a list’s new entries combine with the existing ones; they replace them by default.' }),
  }),
  z.strictObject({
    do: z.literal('price'),
    by: z.enum(['percent', 'sum']),
    amount: z.number().min(-10_000_000).max(10_000_000),
    round_to: z.union([z.literal(1), z.literal(10), z.literal(50), z.literal(100)]),
    keep_previous: z.boolean(),
    reason: Reason,
  }),
  z.strictObject({ do: z.literal('publish'), as: z.enum(['available', 'incoming']) }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('tag'), tags: Tags.refine((tags) => tags.length > 0), entries: z.enum(entryModes) }),
  z.strictObject({ do: z.literal('place'), place_id: Id.nullable() }),
  z.strictObject({ do: z.literal('move'), to_city_id: Id, reason: z.enum(moveReasons) }),
])
export type BulkChange = z.output<typeof BulkChange>

const Row = { id: Id, version: Version }

/** Previews one change of many pieces. The pieces are given either by ids or by a filter. */
export const BulkPreviewRequest = z
  .strictObject({ ids: z.array(Id).min(1).max(bulkMax).optional(), filter: StockFilters.optional(), change: BulkChange })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { path: ['ids'] })

/** Applies one change to many pieces. `version`: the version from the preview. A row whose version is outdated is skipped. */
export const BulkApplyRequest = z.strictObject({ rows: z.array(z.strictObject(Row)).min(1).max(bulkMax), change: BulkChange })

export const GridSaveRequest = z.strictObject({
  rows: z
    .array(z.strictObject({ ...Row, changes: z.strictObject({ ...FactChanges.shape, price_usd: Dollars.nullable().optional() }) }))
    .min(1)
    .max(bulkMax),
  reason: Reason,
})
export type GridRow = z.output<typeof GridSaveRequest>['rows'][number]

const Problem = z.string().nullable().meta({ description: 'Why the action is impossible for this piece, in one sentence.' })

const BulkPreviewRow = z.object({
  id: z.int(),
  version: z.int(),
  label: z.string(),
  traits: PieceTraits.optional(),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  problem: Problem,
})
export type BulkPreviewRow = z.output<typeof BulkPreviewRow>
export const BulkPreview = z.object({ results: z.array(BulkPreviewRow) })

/**
 * Result of a bulk change. `done`: number of changed pieces. `names`: names of the first changed pieces. `failed`: the unchanged pieces,
 * with the reasons. `action_id`: the audit entry of the whole change.
 */
export const BulkResult = z.object({
  done: z.int(),
  names: z.string(),
  failed: z.array(
    z.object({
      id: z.int(),
      label: z.string(),
      traits: PieceTraits.optional(),
      problem: z.string(),
      errors: z.record(z.string(), z.string()),
    }),
  ),
  action_id: z.string().nullable(),
})
export type BulkResult = z.output<typeof BulkResult>
