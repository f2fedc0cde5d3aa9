import { z } from 'zod'
import { Banner } from '#contract/content.ts'
import { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'

const Row = z
  .object({ title: z.string().nullable(), pieces: z.array(PieceOfAnyKind) })
  .nullable()
  .meta({ description: 'Null if the shop fills it automatically.' })

/**
 * (+) `GET /api/home/`: the owner's arrangement of the home page. `banners`: null shows those of `GET /api/banners/`; `slides` stand among
 * the pieces at the top; brands in `hidden_brands` are left out of the row of brands.
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

/** (+) The token of a draft's preview. Only editors of the page get one; it expires soon, or when their session ends. */
export const HomeDraftQuery = z.strictObject({ token: z.string().max(200) })
