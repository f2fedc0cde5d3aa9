import type { RecentPiece } from '#app/client/recently-viewed.ts'
import type { Bag } from '#contract/bag.ts'
import type { Jewelry } from '#contract/jewelry.ts'
import { formerCents, toCents } from '#contract/rules/money.ts'
import type { Watch } from '#contract/watch.ts'

export type Product = { kind: 'watch'; piece: Watch } | { kind: 'jewelry'; piece: Jewelry } | { kind: 'bag'; piece: Bag }

export function recentPiece({ kind, piece }: Product): RecentPiece {
  const { id, brand, model_name } = piece
  const photo = piece.photos.find((known) => known.is_primary) ?? piece.photos[0]
  return { kind, id, brand: brand.name, model: model_name, photo: photo?.thumbnail_url ?? null }
}

export function productName({ piece }: Product): string {
  return `${piece.brand.name} ${piece.model_name}`
}

/** Returns price and former price in cents; null if there is none or the price is on request (CAT-02, CAT-12). */
export function productPrice({ piece }: Product): { cents: number | null; former: number | null } {
  const cents = piece.price_on_request ? null : toCents(piece.price_usd)
  return { cents, former: formerCents(cents, toCents(piece.previous_price_usd)) }
}

/**
 * Returns the name and meaning of a piece's condition and what comes with the piece. Each kind of piece stores them in different fields.
 */
export function productCondition(product: Product): { condition: string; meaning: string; set: string } {
  const { piece, kind } = product
  const conditionText = kind === 'watch' ? piece.condition_description : piece.condition_text
  const set = kind === 'jewelry' ? piece.equipment_text : piece.kit_description
  const [condition = '', ...rest] = conditionText.split('. ')
  return { condition: condition.replace(/\.$/, ''), meaning: rest.join('. '), set }
}
