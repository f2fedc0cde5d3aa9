import { findRow } from '#server/domain/catalog/find-row.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { OrderLineRow } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Two points for each of the 120 px that letters show. */
const widthMin = 240

/** The whole URL of the first photograph of a line's piece, of the smallest width that is sharp; undefined without one. */
export function orderPhotos(ctx: Pick<ShopContext, 'catalog' | 'ports'>, origin: string): (line: OrderLineRow) => string | undefined {
  return ({ piece_id }) => pieceWithPhoto(ctx, piece_id, origin).photo
}

/** `photo`: the same of any piece that the shop shows; for the pieces of a letter. */
export function pieceWithPhoto(ctx: Pick<ShopContext, 'catalog' | 'ports'>, id: number, origin: string): { photo?: string } {
  const row = findRow(ctx.catalog.current(), id)
  const photo = row && photoUrl(ctx, row, origin)
  return photo ? { photo } : {}
}

/** The whole URL of a piece's first photograph, as a message shows it; undefined without one. */
export function photoUrl({ ports }: Pick<ShopContext, 'ports'>, { photos }: PieceRow, origin: string): string | undefined {
  const photo = photos?.[0]
  if (!photo) return undefined
  const base = photo.isDemo ? '/photos' : ports.photos.base
  const width = photo.widths.toSorted((one, other) => one - other).find((each) => each >= widthMin) ?? photo.width
  return new URL(`${base}/${photo.hash}/${width}.webp`, origin).href
}
