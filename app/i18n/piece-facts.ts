import type { Translate } from '#app/i18n/translator.ts'
import type { PieceCard } from '#contract/piece.ts'

/** Returns the facts that distinguish pieces of the same name: reference, year or size, condition. */
export function pieceFacts(piece: PieceCard & { production_year?: number | null }, t: Translate): string[] {
  const year = piece.production_year ? t('product.year', { year: piece.production_year }) : null
  const which = piece.reference ? [piece.reference, year ?? piece.size_text] : [year, piece.size_text]
  return [...which, piece.condition_name].filter((fact) => fact !== null)
}
