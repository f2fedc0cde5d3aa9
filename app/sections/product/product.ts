import type { Bag } from '#contract/bag.ts'
import type { Jewelry } from '#contract/jewelry.ts'
import { originalCents, toCents } from '#contract/rules/money.ts'
import type { Watch } from '#contract/watch.ts'

/** A piece with its kind: what a detail page shows. */
export type Product = { kind: 'watch'; piece: Watch } | { kind: 'jewelry'; piece: Jewelry } | { kind: 'bag'; piece: Bag }

export function productName({ piece }: Product): string {
  return `${piece.brand.name} ${piece.model_name}`
}

/** What it costs and what it cost, in cents; null where the price is told on request (CAT-02, CAT-12). */
export function productPrice(product: Product): { cents: number | null; original: number | null } {
  const { piece } = product
  const cents = piece.price_on_request ? null : toCents(piece.price_usd)
  const isLimitedEdition = product.kind === 'watch' && product.piece.is_limited_edition
  return { cents, original: originalCents({ priceCents: cents, previousCents: toCents(piece.previous_price_usd), isLimitedEdition }) }
}

/** The condition as its name and what it means, and what comes with the piece; the kinds call them differently. */
export function productCondition(product: Product): { condition: string; meaning: string; set: string } {
  const { piece, kind } = product
  const told = kind === 'watch' ? piece.condition_description : piece.condition_text
  const set = kind === 'jewelry' ? piece.equipment_text : piece.kit_description
  const [condition = '', ...rest] = told.split('. ')
  return { condition: condition.replace(/\.$/, ''), meaning: rest.join('. '), set }
}
