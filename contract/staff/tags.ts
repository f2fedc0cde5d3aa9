import { z } from 'zod'
import { staffLimits } from '#contract/staff/limits.ts'

/** Without commas, because filters and fields separate tags by commas. */
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

/** Comma-separated tags in a URL. */
export const TagsParam = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(Tags)

/** All tags in use, with the number of pieces of each. */
export const UsedTags = z.object({ results: z.array(z.object({ tag: z.string(), pieces: z.int() })) })
