import { withUnit } from '#app/i18n/format.ts'
import type { MessageKey } from '#app/i18n/messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import type { Product } from '#app/sections/product/product.ts'
import type { Bag } from '#contract/bag.ts'
import type { Jewelry } from '#contract/jewelry.ts'
import type { Watch } from '#contract/watch.ts'

export type Specification = { key: MessageKey; value: string }
type Row = [key: MessageKey, value: string | number | null | undefined]

export function specificationsOf(product: Product, translator: Translator): Specification[] {
  return rowsOf(product, translator).flatMap(([key, value]) => (value ? [{ key, value: String(value) }] : []))
}

/** Returns the specifications including empty rows, because all pieces of a kind have the same rows in the same order (LIST-03). */
export function allRowsOf(product: Product, translator: Translator): { key: MessageKey; value: string | null }[] {
  return rowsOf(product, translator).map(([key, value]) => ({ key, value: value ? String(value) : null }))
}

function rowsOf({ kind, piece }: Product, translator: Translator): Row[] {
  if (kind === 'watch') return watchRows(piece, translator)
  return kind === 'jewelry' ? jewelryRows(piece) : bagRows(piece)
}

function watchRows(watch: Watch, { language, t }: Translator): Row[] {
  const measure = (value: number | null, unit: string) => (value === null ? null : withUnit(language, value, unit))
  return [
    ...commonRows(watch),
    ['product.spec.watchType', watch.watch_type_name],
    ['product.spec.edition', editionOf(watch, t)],
    ['product.spec.caseMaterial', watch.case_material_name],
    ['product.spec.diameter', measure(watch.case_diameter_mm, t('product.unit.mm'))],
    ['product.spec.thickness', measure(watch.case_thickness_mm, t('product.unit.mm'))],
    ['product.spec.glass', watch.glass_type_name],
    ['product.spec.dial', watch.dial_color],
    ['product.spec.strap', watch.strap_material_name],
    ['product.spec.movement', watch.movement_type_name],
    ['product.spec.caliber', watch.caliber],
    ['product.spec.powerReserve', measure(watch.power_reserve_hours, t('product.unit.hours'))],
    ['product.spec.functions', inOneSentence(watch.function_description)],
    ['product.spec.waterResistance', measure(watch.water_resistance_m, t('product.unit.m'))],
  ]
}

function jewelryRows(jewelry: Jewelry): Row[] {
  return [
    ...commonRows(jewelry),
    ['product.spec.jewelryType', jewelry.type_name],
    ['product.spec.metal', jewelry.metal],
    ['product.spec.stones', jewelry.insert_stone],
    ['product.spec.size', jewelry.size_text],
  ]
}

function bagRows(bag: Bag): Row[] {
  return [
    ...commonRows(bag),
    ['product.spec.color', bag.color],
    ['product.spec.material', bag.material],
    ['product.spec.hardware', bag.hardware],
    ['product.spec.bagSize', bag.size_text],
  ]
}

function commonRows(piece: Product['piece']): Row[] {
  return [
    ['product.spec.reference', piece.reference],
    ['product.spec.collection', piece.collection?.name],
    ['product.spec.year', piece.production_year],
  ]
}

function editionOf(watch: Watch, t: Translator['t']): string | null {
  if (!watch.is_limited_edition) return null
  const count = watch.limited_edition_pieces
  return count === null ? t('product.spec.editionUnnumbered') : t('product.spec.editionPieces', { count })
}

/** Turns a list such as "Date, Chronograph, GMT" into a sentence: "Date, chronograph, GMT". Abbreviations keep their capitals. */
export function inOneSentence(list: string): string {
  return list.replace(/(?<=, )\p{Lu}(?!\p{Lu})/gu, (first) => first.toLowerCase())
}
