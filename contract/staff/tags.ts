import { z } from 'zod'
import { staffLimits } from '#contract/staff/limits.ts'

/** A tag has no commas, because commas separate tags in fields and filters. */
const Tag = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(staffLimits.tagMaxChars)
      .regex(/^[^,]+$/),
  )

export const Tags = z
  .array(Tag)
  .max(staffLimits.tagsMax)
  .transform((tags) => [...new Set(tags)])

export const TagsParam = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(Tags)

export const UsedTags = z.object({ results: z.array(z.object({ tag: z.string(), pieces: z.int() })) })
