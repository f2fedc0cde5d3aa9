import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { mustBeBrought } from '#contract/rules/promise.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { pieceWhereabouts } from '#server/domain/catalog/piece-whereabouts.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const deposits: Record<Language, (percent: number) => string> = {
  ru: (percent) => `, депозит ${percent}\u00A0%, согласие получено`,
  en: (percent) => `, deposit ${percent}%, agreed`,
}

/** Describes the pieces of a visit that must be brought from another office, and their deposits; undefined if there are none. */
export function transferText(
  { catalog, ownerSettings }: Pick<ShopContext, 'catalog' | 'ownerSettings'>,
  { pieces, office, language }: { pieces: readonly PieceRow[]; office: OfficeKey; language: Language },
): string | undefined {
  const { lists } = catalog.current()
  const away = pieces.filter((piece) => mustBeBrought(pieceWhereabouts(lists, piece), office))
  if (!away.length) return undefined
  const percent = ownerSettings().transfer_deposit_percent
  const names = away.map(
    ({ brandId, modelName, cityId }) =>
      `${nameOf(lists, 'brands', brandId, language) ?? ''} ${modelName} (${nameOf(lists, 'cities', cityId, language) ?? ''})`,
  )
  return names.join(', ') + (percent > 0 ? deposits[language](percent) : '')
}
