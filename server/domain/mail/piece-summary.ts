import type { Language } from '#contract/language.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { notePiece } from '#server/domain/catalog/piece-note.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Two points for each of the 120 px that emails show. */
const widthMin = 240

type SummaryContext = Pick<ShopContext, 'catalog' | 'ports' | 'origins'>
/** How an email shows a piece: the URL of its picture, of the smallest width that is sharp, and its facts in a line. */
export type PieceSummary = { photo?: string; note?: string }

/** The summary of any piece that the shop shows; empty of another. */
export function describePiece(ctx: SummaryContext, id: number, language: Language): PieceSummary {
  const catalog = ctx.catalog.current()
  const row = findRow(catalog, id)
  if (!row) return {}
  const photo = photoUrl(ctx, row, ctx.origins[language])
  const note = notePiece(catalog.lists, row, language)
  return { ...(photo ? { photo } : {}), ...(note ? { note } : {}) }
}

/** The whole URL of a piece's first photograph, as a message shows it; undefined without one. */
export function photoUrl({ ports }: Pick<ShopContext, 'ports'>, { photos }: PieceRow, origin: string): string | undefined {
  const photo = photos?.[0]
  if (!photo) return undefined
  const base = photo.isDemo ? '/photos' : ports.photos.base
  const width = photo.widths.toSorted((one, other) => one - other).find((each) => each >= widthMin) ?? photo.width
  return new URL(`${base}/${photo.hash}/${width}.webp`, origin).href
}
