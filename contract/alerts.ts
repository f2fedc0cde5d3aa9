import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { alertPaces } from '#contract/rules/alert-enums.ts'

const name = z
  .string()
  .trim()
  .min(1)
  .max(limits.savedSearchNameMaxChars)
  .refine((value) => !/[\r\n\0]/.test(value))
const mode = z.enum(['watches', 'jewelry', 'bags', 'sale', 'all', 'brand'])

/**
 * Body of `POST /api/saved-searches/`: saves a catalog list with its filters. Saving the same list again renames the search and resumes its
 * alerts.
 */
export const SaveSearch = z.strictObject({
  name,
  mode,
  query: z.string().max(2000).meta({ description: 'The query parameters of the list, as in its URL.' }),
  pace: z.enum(alertPaces).optional(),
})
export type SaveSearch = z.input<typeof SaveSearch>

/** Body of `PATCH /api/saved-searches/:id/`. Omitted fields keep their values. */
export const ChangeSavedSearch = z.strictObject({
  name: name.optional(),
  pace: z.enum(alertPaces).optional(),
  is_on: z.boolean().optional(),
})
export type ChangeSavedSearch = z.input<typeof ChangeSavedSearch>

/** A customer's saved search. `path`: the URL path of its catalog list. `count`: the number of pieces that match now. */
export const SavedSearch = z
  .object({ id: z.string(), name: z.string(), path: z.string(), pace: z.enum(alertPaces), is_on: z.boolean(), count: z.int() })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof SavedSearch>

/**
 * Alerts about favorites. `is_on` and `pace` apply to the whole list. Regardless of `is_on`, alerts are on for the pieces in `on_ids` and
 * off for the pieces in `off_ids`.
 */
export const FavoriteAlerts = z
  .object({ is_on: z.boolean(), pace: z.enum(alertPaces), on_ids: z.array(z.int()), off_ids: z.array(z.int()) })
  .meta({ id: 'FavoriteAlerts' })
export type FavoriteAlerts = z.infer<typeof FavoriteAlerts>

/** Response to `GET /api/alerts/`. `reach`: the channel by which alerts are sent; null if no channel reaches the customer. */
export const Alerts = z
  .object({ searches: z.array(SavedSearch), favorites: FavoriteAlerts, reach: z.enum(['mail', 'telegram']).nullable() })
  .meta({ id: 'Alerts' })
export type Alerts = z.infer<typeof Alerts>

/** Body of `PATCH /api/alerts/favorites/`: changes the setting of the whole list, or of one `piece`. */
export const ChangeFavoriteAlerts = z.strictObject({
  is_on: z.boolean().optional(),
  pace: z.enum(alertPaces).optional(),
  piece: z.int().positive().optional().meta({ description: 'Id of a favorite piece; `is_on` then refers to this piece only.' }),
})
export type ChangeFavoriteAlerts = z.input<typeof ChangeFavoriteAlerts>
