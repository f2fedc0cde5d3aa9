import { findRow } from '#server/domain/catalog/find-row.ts'
import type { OrderLineRow } from '#server/domain/orders/order-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const widthMin = 144

/** The whole URL of the first photograph of a line's piece, of the smallest width that is sharp; undefined without one. */
export function orderPhotos(ctx: Pick<ShopContext, 'catalog' | 'ports'>, origin: string): (line: OrderLineRow) => string | undefined {
  const catalog = ctx.catalog.current()
  return ({ piece_id }) => {
    const photo = findRow(catalog, piece_id)?.photos?.[0]
    if (!photo) return undefined
    const base = photo.isDemo ? '/photos' : ctx.ports.photos.base
    const width = photo.widths.toSorted((one, other) => one - other).find((each) => each >= widthMin) ?? photo.width
    return new URL(`${base}/${photo.hash}/${width}.webp`, origin).href
  }
}
