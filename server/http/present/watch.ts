import type { Watch } from '#contract/watch.ts'
import type { WatchTexts } from '#server/domain/catalog/get-piece.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { presentCondition } from '#server/http/present/condition.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentWatchCard, presentDetails } from '#server/http/present/piece.ts'

export function presentWatch(row: PieceRow, texts: WatchTexts, lists: ReferenceLists, context: PresentContext): Watch {
  const { language } = context
  const functions = (row.functionIds ?? []).map((id) => nameOf(lists, 'functions', id, language)).filter((name) => name !== null)
  return {
    ...presentWatchCard(row, lists, context),
    dial_color: texts[`dial_color_${language}`],
    case_diameter_mm: row.caseDiameterMm,
    case_thickness_mm: texts.case_thickness_mm === null ? null : Number(texts.case_thickness_mm),
    water_resistance_m: texts.water_resistance_m,
    caliber: texts.caliber,
    power_reserve_hours: texts.power_reserve_hours,
    limited_edition_pieces: texts.limited_edition_pieces,
    case_material_name: nameOf(lists, 'case_materials', row.caseMaterialId, language),
    glass_type_name: nameOf(lists, 'glass_types', row.glassTypeId, language),
    movement_type_name: nameOf(lists, 'movement_types', row.movementTypeId, language),
    function_description: functions.join(', '),
    strap_material_name: nameOf(lists, 'strap_materials', row.strapMaterialId, language),
    kit_description: texts[`kit_${language}`],
    condition_description: presentCondition(row, lists, language),
    ...presentDetails(row, texts, lists, language),
  }
}
