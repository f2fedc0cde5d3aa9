import { limits } from '#contract/limits.ts'
import { type Kind, pieceStatuses } from '#contract/piece.ts'
import { latestYear } from '#contract/rules/latest-year.ts'
import { dateField, enumField, type Field, textField, yesNoField } from '#server/domain/import/field-types.ts'
import { dollarsField, numberField } from '#server/domain/import/number-fields.ts'
import { brandField, collectionField, referenceField } from '#server/domain/import/reference-fields.ts'

const lineMax = 200
const textMax = 5000
const units = {
  year: ['года?', 'г\\.?\\s?в', 'г', 'year'],
  mm: ['мм', 'mm'],
  meters: ['м', 'метр(?:ов|а)?', 'm', 'met(?:er|re)s?'],
  hours: ['ч', 'час(?:ов|а)?', 'h', 'hrs?', 'hours?'],
  pieces: ['шт', 'экз', 'pcs?'],
} as const

/** The fields of every kind of piece. The brand must precede the collection, which is looked up within the brand. */
const pieceFields: readonly Field[] = [
  brandField,
  collectionField,
  textField(['model', 'piece', 'model_name'], lineMax, undefined),
  textField(['reference', 'piece'], lineMax, null),
  textField(['serial', 'piece_private'], lineMax, null),
  dollarsField(['cost', 'piece_private', 'cost_cents']),
  dollarsField(['floor', 'piece_private', 'floor_cents']),
  dollarsField(['insured', 'piece_private', 'insured_cents']),
  dateField(['acquired_on', 'piece_private']),
  dollarsField(['price', 'piece', 'price_cents']),
  dollarsField(['previous_price', 'piece', 'previous_price_cents']),
  yesNoField(['price_on_request', 'piece']),
  numberField(['year', 'piece', 'production_year'], [1700, latestYear], { units: units.year }),
  // an empty cell must not clear the condition of an existing piece
  { ...referenceField(['condition', 'piece', 'condition_id'], 'condition', null), mayBeEmpty: false },
  yesNoField(['full_set', 'piece']),
  textField(['kit_ru', 'piece'], textMax, ''),
  textField(['kit_en', 'piece'], textMax, ''),
  textField(['description_ru', 'piece'], textMax, ''),
  textField(['description_en', 'piece'], textMax, ''),
  referenceField(['city', 'piece', 'city_id'], 'city', undefined),
  referenceField(['workshop', 'piece', 'workshop_id'], 'workshop', null),
  numberField(['stock', 'piece'], [0, limits.quantityMax], { defaultValue: 1, units: units.pieces }),
  enumField(['status', 'piece'], pieceStatuses, 'draft'),
  yesNoField(['popular', 'piece', 'is_popular']),
  yesNoField(['takes_offers', 'piece']),
  yesNoField(['in_archive', 'piece'], true),
]

const partFields: Record<Kind, readonly Field[]> = {
  watch: [
    referenceField(['type', 'watch', 'watch_type_id'], 'watch_type', null),
    referenceField(['case_material', 'watch', 'case_material_id'], 'case_material', null),
    referenceField(['glass', 'watch', 'glass_type_id'], 'glass_type', null),
    referenceField(['movement', 'watch', 'movement_type_id'], 'movement_type', null),
    referenceField(['strap_material', 'watch', 'strap_material_id'], 'strap_material', null),
    referenceField(['strap_color', 'watch', 'strap_color_id'], 'strap_color', null),
    referenceField(['dial_color', 'watch', 'dial_color_id'], 'dial_color', null),
    textField(['dial_color_ru', 'watch'], lineMax, null),
    textField(['dial_color_en', 'watch'], lineMax, null),
    numberField(['diameter_mm', 'watch', 'case_diameter_mm'], [1, limits.diameterMaxMm], { digits: 1, units: units.mm }),
    numberField(['thickness_mm', 'watch', 'case_thickness_mm'], [0.1, limits.diameterMaxMm], { digits: 1, units: units.mm }),
    numberField(['water_resistance_m', 'watch'], [0, 20_000], { units: units.meters }),
    textField(['caliber', 'watch'], lineMax, null),
    numberField(['power_reserve_hours', 'watch'], [1, 10_000], { units: units.hours }),
    yesNoField(['limited_edition', 'watch', 'is_limited_edition']),
    numberField(['limited_pieces', 'watch', 'limited_edition_pieces'], [1, 1_000_000], { units: units.pieces }),
  ],
  jewelry: [
    referenceField(['type', 'jewelry', 'jewelry_type_id'], 'jewelry_type', null),
    ...['metal', 'stone', 'size'].flatMap((name) => bilingualFields(name, 'jewelry')),
  ],
  bag: [...['color', 'material', 'hardware'].flatMap((name) => bilingualFields(name, 'bag')), textField(['size_cm', 'bag'], lineMax, null)],
}

const extraColumns = ['key', 'kind', 'functions', 'photos'] as const

export const fieldsByKind: Record<Kind, readonly Field[]> = {
  watch: [...pieceFields, ...partFields.watch],
  jewelry: [...pieceFields, ...partFields.jewelry],
  bag: [...pieceFields, ...partFields.bag],
}

export const fileColumns: ReadonlySet<string> = new Set([
  ...extraColumns,
  ...Object.values(fieldsByKind).flatMap((fields) => fields.map(({ column }) => column)),
])

/** Texts that are given either in both languages or not at all. */
export const languagePairs = ['dial_color', 'metal', 'stone', 'size', 'color', 'material', 'hardware'] as const

function bilingualFields(name: string, kind: Kind): Field[] {
  return [textField([`${name}_ru`, kind], lineMax, null), textField([`${name}_en`, kind], lineMax, null)]
}
