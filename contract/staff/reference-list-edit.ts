import { z } from 'zod'
import { facetGroups } from '#contract/facets.ts'
import { Id, IdParam } from '#contract/id.ts'
import { placeKinds } from '#contract/rules/staff/piece-enums.ts'
import { SingleLine } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const ListName = z.enum(facetGroups as [(typeof facetGroups)[number], ...(typeof facetGroups)[number][]])
export const ListParams = z.object({ list: ListName })
export const ListEntryParams = z.object({ list: ListName, id: IdParam })

/** An entry of a reference list. `pieces`: number of pieces that use the entry. */
export const StaffListEntry = z.object({
  id: z.int(),
  name_ru: z.string(),
  name_en: z.string(),
  spellings: z.array(z.string()).optional(),
  brand_id: z.int().optional(),
  city_id: z.int().optional(),
  pieces: z.int(),
})
export const StaffList = z.object({ count: z.int(), results: z.array(StaffListEntry) })

/**
 * A new entry of a reference list. The name of a brand or collection is `name_en`; a different `name_ru` is stored as an alternative
 * spelling for the search. A name similar to an existing name is rejected unless `is_meant` is set.
 */
export const NewListEntry = z.strictObject({
  name_ru: SingleLine.min(1),
  name_en: SingleLine.min(1),
  brand_id: Id.optional(),
  city_id: Id.optional(),
  is_meant: z.boolean().default(false).meta({ description: 'Add the name although a similar one exists.' }),
})
const wasText = 'The names last read; a concurrent change is not overwritten.'
export const ListEntryChange = z.strictObject({
  name_ru: SingleLine.min(1).optional(),
  name_en: SingleLine.min(1).optional(),
  spellings: z.array(SingleLine.min(1)).max(staffLimits.spellingsMax).optional(),
  was: z.strictObject({ name_ru: z.string(), name_en: z.string() }).optional().meta({ description: wasText }),
})
export const ListMerge = z.strictObject({ into: Id })

export const NewPlace = z.strictObject({ city_id: Id, kind: z.enum(placeKinds), name_ru: SingleLine.min(1), name_en: SingleLine.min(1) })
export const PlaceEdit = z
  .strictObject({
    kind: z.enum(placeKinds).optional(),
    name_ru: SingleLine.min(1).optional(),
    name_en: SingleLine.min(1).optional(),
    was: z
      .strictObject({ kind: z.enum(placeKinds), name_ru: z.string(), name_en: z.string() })
      .optional()
      .meta({ description: wasText }),
  })
  .refine(({ was: _was, ...change }) => Object.keys(change).length > 0)
export const StoragePlace = z.object({ id: z.int(), city_id: z.int(), kind: z.enum(placeKinds), name_ru: z.string(), name_en: z.string() })
