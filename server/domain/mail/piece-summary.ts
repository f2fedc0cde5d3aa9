import type { Language } from '#contract/language.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { pieceCaption } from '#server/domain/catalog/piece-caption.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Minimum width of a picture in pixels. Emails show pictures 120 px wide; high-density screens need twice that. */
const widthMin = 240

type SummaryContext = Pick<ShopContext, 'catalog' | 'ports' | 'origins'>
/** A piece in an email. `photo`: the URL of the smallest picture that is sharp. `note`: the facts of the piece in one line. */
export type PieceSummary = { photo?: string; note?: string }

/** Returns the summary of a piece. Empty if the shop does not show the piece. */
export function describePiece(ctx: SummaryContext, id: number, language: Language): PieceSummary {
  const catalog = ctx.catalog.current()
  const row = findRow(catalog, id)
  if (!row) return {}
  const photo = photoUrl(ctx, row, ctx.origins[language])
  const note = pieceCaption(catalog.lists, row, language)
  return { ...(photo ? { photo } : {}), ...(note ? { note } : {}) }
}

/** Returns the absolute URL of a piece's first photograph. Undefined if the piece has none. */
export function photoUrl({ ports }: Pick<ShopContext, 'ports'>, { photos }: PieceRow, origin: string): string | undefined {
  const photo = photos?.[0]
  if (!photo) return undefined
  const base = photo.isDemo ? '/photos' : ports.photos.base
  const width = photo.widths.toSorted((one, other) => one - other).find((each) => each >= widthMin) ?? photo.width
  return new URL(`${base}/${photo.hash}/${width}.webp`, origin).href
}
