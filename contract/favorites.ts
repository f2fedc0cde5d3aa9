import { z } from 'zod'
import { BagCard } from '#contract/bag.ts'
import { JewelryCard } from '#contract/jewelry.ts'
import { pageOf } from '#contract/paging.ts'
import { namesOnePiece, onePieceIssue, pieceFields } from '#contract/piece-ref-params.ts'
import { WatchCard } from '#contract/watch.ts'

/** A favorite. Exactly one of `watch`, `jewelry` and `bag` is present. */
export const FavoriteEntry = z
  .object({ id: z.string(), watch: WatchCard.optional(), jewelry: JewelryCard.optional(), bag: BagCard.optional() })
  .meta({ id: 'FavoriteEntry' })

export type FavoriteEntry = z.infer<typeof FavoriteEntry>

/** Response to `GET /api/favorites/`, newest first. */
export const FavoritePage = pageOf(FavoriteEntry)

/** Body of `POST /api/favorites/toggle/`: sets the state to `is_favorite`, or flips the state if that field is omitted. */
export const ToggleFavorite = z.strictObject({ ...pieceFields, is_favorite: z.boolean().optional() }).refine(namesOnePiece, onePieceIssue)
export type ToggleFavorite = z.input<typeof ToggleFavorite>

/** Response to `POST /api/favorites/toggle/` and `GET /api/favorites/check/`: the current state of a piece. */
export const FavoriteState = z.object({ is_favorite: z.boolean(), id: z.string().nullable() }).meta({ id: 'FavoriteState' })
export type FavoriteState = z.infer<typeof FavoriteState>

export const EntryId = z.object({ id: z.uuid() })
