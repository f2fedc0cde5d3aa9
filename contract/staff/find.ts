import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { isStorable } from '#contract/rules/storable.ts'

/** What ⌘K is asked for. */
export const FindQuery = z.strictObject({
  q: z.string().trim().min(1).max(limits.searchMaxChars).refine(isStorable),
})

/** What can be found: each kind opens at a page of its own. */
const findKinds = ['piece', 'order', 'thread', 'person', 'promo', 'staff'] as const

/** A record that a text leads to, in the words of its own list. */
const FoundRecord = z.object({
  kind: z.enum(findKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string().meta({ description: 'What tells it from its like: a reference, a name, an email.' }),
  status: z.string().nullable(),
})
export type FoundRecord = z.output<typeof FoundRecord>

/** The best of each kind that the reader may see, kinds in their order. */
export const FindResults = z.object({ results: z.array(FoundRecord) })
