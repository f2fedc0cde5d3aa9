import type { Watch } from '#contract/watch.ts'
import type { WatchTexts } from '#server/domain/catalog/get-piece.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import { nameOf } from '#server/domain/catalog/names.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { presentCondition } from '#server/http/present/condition.ts'
import type { Presenting } from '#server/http/present/photo.ts'
import { presentWatchCard } from '#server/http/present/piece.ts'

export function presentWatch(row: PieceRow, texts: WatchTexts, lists: Lists, presenting: Presenting): Watch {
  const { language } = presenting
  const functions = (row.functionIds ?? []).map((id) => nameOf(lists, 'functions', id, language)).filter((name) => name !== null)
  return {
    ...presentWatchCard(row, lists, presenting),
    dial_color: texts[`dial_color_${language}`],
    case_diameter_mm: row.caseDiameterMm,
    case_thickness_mm: texts.case_thickness_mm === null ? null : Number(texts.case_thickness_mm),
    water_resistance_m: texts.water_resistance_m,
    caliber: texts.caliber,
    power_reserve_hours: texts.power_reserve_hours,
    limited_edition_pieces: texts.limited_edition_pieces,
    case_material_name: nameOf(lists, 'caseMaterials', row.caseMaterialId, language),
    glass_type_name: nameOf(lists, 'glassTypes', row.glassTypeId, language),
    movement_type_name: nameOf(lists, 'movementTypes', row.movementTypeId, language),
    function_description: functions.join(', '),
    strap_material_name: nameOf(lists, 'strapMaterials', row.strapMaterialId, language),
    condition_description: presentCondition(row, lists, language),
    availability_city_name: nameOf(lists, 'cities', row.cityId, language) ?? '',
    workshop_name: nameOf(lists, 'workshops', row.workshopId, language),
    kit_description: texts[`kit_${language}`],
    description: texts[`description_${language}`],
    stock: row.stock,
  }
}
