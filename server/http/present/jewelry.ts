import type { Jewelry } from '#contract/jewelry.ts'
import type { JewelryTexts } from '#server/domain/catalog/get-piece.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { presentCondition } from '#server/http/present/condition.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentJewelryCard, presentDetails } from '#server/http/present/piece.ts'

export function presentJewelry(row: PieceRow, texts: JewelryTexts, lists: ReferenceLists, context: PresentContext): Jewelry {
  const { language } = context
  return {
    ...presentJewelryCard(row, lists, context),
    insert_stone: texts[`stone_${language}`],
    metal: texts[`metal_${language}`],
    production_year: row.productionYear,
    equipment_text: texts[`kit_${language}`],
    condition_text: presentCondition(row, lists, language),
    ...presentDetails(row, texts, lists, language),
  }
}
