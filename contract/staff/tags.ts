import { z } from 'zod'
import { staffLimits } from '#contract/staff/limits.ts'

/** A word that the staff puts on pieces. No commas: filters and fields name several with commas between. */
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

/** Tags in a URL, with commas between. */
export const TagsParam = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(Tags)

/** The tags in use, with the number of pieces that have each. */
export const UsedTags = z.object({ results: z.array(z.object({ tag: z.string(), pieces: z.int() })) })
