import type { Bag } from '#contract/bag.ts'
import type { BagTexts } from '#server/domain/catalog/get-piece.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { presentCondition } from '#server/http/present/condition.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentBagCard, presentDetails } from '#server/http/present/piece.ts'

export function presentBag(row: PieceRow, texts: BagTexts, lists: ReferenceLists, context: PresentContext): Bag {
  const { language } = context
  return {
    ...presentBagCard(row, lists, context),
    material: texts[`material_${language}`],
    hardware: texts[`hardware_${language}`],
    production_year: row.productionYear,
    kit_description: texts[`kit_${language}`],
    condition_text: presentCondition(row, lists, language),
    ...presentDetails(row, texts, lists, language),
  }
}
