import { z } from 'zod'
import { Banner } from '#contract/content.ts'
import { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'

const Row = z
  .object({ title: z.string().nullable(), pieces: z.array(PieceOfAnyKind) })
  .nullable()
  .meta({ description: 'Null if the shop fills it automatically.' })

/**
 * `GET /api/home/`: the home page as the owner arranged it. `slides`: banners among the pieces at the top; `banners`: null shows those of
 * `GET /api/banners/`; `hidden_brands`: brands left out of the row of brands.
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

/** The token that shows the draft of the home page. */
export const HomeDraftQuery = z.strictObject({ token: z.string().max(200) })
