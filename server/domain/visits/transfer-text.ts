import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const deposits: Record<Language, (percent: number) => string> = {
  ru: (percent) => `, депозит ${percent}\u00A0%`,
  en: (percent) => `, deposit ${percent}%`,
}

/** Describes the pieces of a visit that must be brought from another office, and their deposits; undefined if there are none. */
export function transferText(
  { catalog, ownerSettings }: Pick<ShopContext, 'catalog' | 'ownerSettings'>,
  { pieces, office, language }: { pieces: readonly PieceRow[]; office: OfficeKey; language: Language },
): string | undefined {
  const { lists } = catalog.current()
  const here = offices.find(({ key }) => key === office)?.city.ru
  const away = pieces.filter(({ cityId }) => nameOf(lists, 'cities', cityId, 'ru') !== here)
  if (!away.length) return undefined
  const percent = ownerSettings().transfer_deposit_percent
  const names = away.map(
    ({ brandId, modelName, cityId }) =>
      `${nameOf(lists, 'brands', brandId, language) ?? ''} ${modelName} (${nameOf(lists, 'cities', cityId, language) ?? ''})`,
  )
  return names.join(', ') + (percent > 0 ? deposits[language](percent) : '')
}
