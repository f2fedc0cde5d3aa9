import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'

export const FindQuery = z.strictObject({
  q: z.string().trim().min(1).max(limits.searchMaxChars).refine(isStorable),
})

const findKinds = ['piece', 'order', 'thread', 'person', 'promo', 'staff'] as const

const FoundRecord = z.object({
  kind: z.enum(findKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string().meta({ description: 'Tells similar results apart: a reference, a name, an email.' }),
  status: z.string().nullable(),
  traits: PieceTraits.optional().meta({ description: 'For a piece.' }),
})
export type FoundRecord = z.output<typeof FoundRecord>

/** Found records, grouped by kind. Kinds that the reader may not see are omitted. */
export const FindResults = z.object({ results: z.array(FoundRecord) })
