import { z } from 'zod'
import { Banner } from '#contract/content.ts'
import { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'

const Row = z
  .object({ title: z.string().nullable(), pieces: z.array(PieceOfAnyKind) })
  .nullable()
  .meta({ description: 'Null where the shop fills it by itself.' })

/**
 * (+) `GET /api/home/`: what the owner arranged on the home page. `banners`: null where those of `GET /api/banners/` are shown; `slides`
 * stand among the pieces at the top. `hidden_rows` are not shown; `hidden_brands` have no circle.
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

/** (+) The address of a draft: only who arranges the page gets one, and it ends with their session, or soon. */
export const HomeDraftQuery = z.strictObject({ token: z.string().max(200) })
