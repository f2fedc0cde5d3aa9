import type { Bag } from '#contract/bag.ts'
import type { Language } from '#contract/language.ts'
import type { BagTexts } from '#server/domain/catalog/get-piece.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { presentCondition } from '#server/http/present/condition.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentBagCard, presentDetails } from '#server/http/present/piece.ts'

const centimetres: Record<Language, string> = { ru: 'см', en: 'cm' }

export function presentBag(row: PieceRow, texts: BagTexts, lists: ReferenceLists, context: PresentContext): Bag {
  const { language } = context
  return {
    ...presentBagCard(row, lists, context),
    material: texts[`material_${language}`],
    hardware: texts[`hardware_${language}`],
    size_text: texts.size_cm === null ? null : `${texts.size_cm}\u00A0${centimetres[language]}`,
    production_year: row.productionYear,
    kit_description: texts[`kit_${language}`],
    condition_text: presentCondition(row, lists, language),
    ...presentDetails(row, texts, lists, language),
  }
}
