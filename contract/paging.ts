import { z } from 'zod'
import { limits } from '#contract/limits.ts'

/** A page of a list. `next` and `previous`: URL paths with query; null if there is no such page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int().meta({ description: 'Total number of results on all pages.' }),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })

export type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] }

/** Paging of reference lists and content. The default page size is the maximum. */
export const ReferencePaging = z.strictObject({
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.referencePageSizeMax).default(limits.referencePageSizeMax),
})
