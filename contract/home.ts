import { z } from 'zod'
import { Banner } from '#contract/content.ts'
import { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'

const Row = z
  .object({ title: z.string().nullable(), pieces: z.array(PieceOfAnyKind) })
  .nullable()
  .meta({ description: 'Null if the shop fills it automatically.' })

/**
 * Response to `GET /api/home/`: the home page as arranged by the owner. `slides`: banners shown before the pieces at the top. `banners`: if
 * null, the page shows the banners of `GET /api/banners/`. `hidden_brands`: brands omitted from the row of brands.
 */
export const HomeArrangement = z
  .object({
    slides: z.array(Banner),
    banners: z.array(Banner).nullable(),
    rows: z.object({ hero: Row, arrivals: Row, trending: Row, popular: Row }),
    hidden_rows: z.array(z.string()),
    hidden_brands: z.array(z.string()),
  })
  .meta({ id: 'HomeArrangement' })
export type HomeArrangement = z.infer<typeof HomeArrangement>

/** The secret token that gives access to the draft of the home page. */
export const HomeDraftQuery = z.strictObject({ token: z.string().max(200) })
