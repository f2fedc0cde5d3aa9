import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { GradeScale } from '#contract/rules/staff/zone-wear-grades.ts'

type Texts = Record<Language, string>

/** A part of a piece in a condition report. `isOptional`: some pieces of the kind do not have this part. */
export type Zone = { key: string; name: Texts; scale: GradeScale; isOptional?: true }

const watch: Zone[] = [
  { key: 'crystal', name: { ru: 'Стекло', en: 'Crystal' }, scale: 'glass' },
  { key: 'bezel', name: { ru: 'Безель', en: 'Bezel' }, scale: 'metal' },
  { key: 'case-front', name: { ru: 'Корпус спереди', en: 'Case, front' }, scale: 'metal' },
  { key: 'case-left', name: { ru: 'Корпус слева', en: 'Case, left side' }, scale: 'metal' },
  { key: 'case-right', name: { ru: 'Корпус справа', en: 'Case, right side' }, scale: 'metal' },
  { key: 'case-back', name: { ru: 'Задняя крышка', en: 'Case back' }, scale: 'metal' },
  { key: 'lugs', name: { ru: 'Ушки', en: 'Lugs' }, scale: 'metal' },
  { key: 'crown', name: { ru: 'Заводная головка', en: 'Crown' }, scale: 'mechanism' },
  { key: 'dial', name: { ru: 'Циферблат', en: 'Dial' }, scale: 'dial' },
  { key: 'hands', name: { ru: 'Стрелки', en: 'Hands' }, scale: 'dial' },
  { key: 'bracelet', name: { ru: 'Браслет или ремешок', en: 'Bracelet or strap' }, scale: 'strap' },
  { key: 'clasp', name: { ru: 'Застёжка', en: 'Clasp' }, scale: 'mechanism' },
  { key: 'movement', name: { ru: 'Механизм', en: 'Movement' }, scale: 'movement' },
]

const jewelry: Zone[] = [
  { key: 'metal', name: { ru: 'Металл', en: 'Metal' }, scale: 'metal' },
  { key: 'stones', name: { ru: 'Камни', en: 'Stones' }, scale: 'stones', isOptional: true },
  { key: 'setting', name: { ru: 'Закрепка', en: 'Setting' }, scale: 'mechanism', isOptional: true },
  { key: 'clasp', name: { ru: 'Замок', en: 'Clasp' }, scale: 'mechanism', isOptional: true },
  { key: 'hallmark', name: { ru: 'Проба и клейма', en: 'Hallmarks' }, scale: 'hallmark' },
]

const bag: Zone[] = [
  { key: 'front', name: { ru: 'Передняя стенка', en: 'Front' }, scale: 'leather' },
  { key: 'back', name: { ru: 'Задняя стенка', en: 'Back' }, scale: 'leather' },
  { key: 'base', name: { ru: 'Дно', en: 'Base' }, scale: 'leather' },
  { key: 'corners', name: { ru: 'Углы', en: 'Corners' }, scale: 'leather' },
  { key: 'handles', name: { ru: 'Ручки', en: 'Handles' }, scale: 'leather', isOptional: true },
  { key: 'strap', name: { ru: 'Ремень', en: 'Strap' }, scale: 'leather', isOptional: true },
  { key: 'hardware', name: { ru: 'Фурнитура', en: 'Hardware' }, scale: 'metal' },
  { key: 'zips', name: { ru: 'Молнии и замки', en: 'Zippers and closures' }, scale: 'mechanism', isOptional: true },
  { key: 'lining', name: { ru: 'Подкладка', en: 'Lining' }, scale: 'lining' },
  { key: 'odour', name: { ru: 'Запах', en: 'Odor' }, scale: 'odour' },
]

/** The zones of each kind of piece, in the order of inspection. */
export const zonesOfKind: Record<Kind, readonly Zone[]> = { watch, jewelry, bag }

export function findZone(kind: Kind, key: string): Zone | undefined {
  return zonesOfKind[kind].find((zone) => zone.key === key)
}

/** Returns the required zones that are missing from `described`. */
export function findMissingZones(kind: Kind, described: readonly { zone: string }[]): Zone[] {
  const known = new Set(described.map(({ zone }) => zone))
  return zonesOfKind[kind].filter(({ key, isOptional }) => !isOptional && !known.has(key))
}

export const defectNames = {
  scratch: { ru: 'Царапина', en: 'Scratch' },
  dent: { ru: 'Вмятина', en: 'Dent' },
  chip: { ru: 'Скол', en: 'Chip' },
  crack: { ru: 'Трещина', en: 'Crack' },
  stain: { ru: 'Пятно', en: 'Stain' },
  polish: { ru: 'Полировка', en: 'Polished' },
  replaced: { ru: 'Заменённая деталь', en: 'Replaced part' },
} as const satisfies Record<string, Texts>

export type Defect = keyof typeof defectNames

export const defects = ['scratch', 'dent', 'chip', 'crack', 'stain', 'polish', 'replaced'] as const satisfies readonly Defect[]

/** Occasions of a condition report. */
export const stages = ['intake', 'before-sending', 'on-return', 'service', 'other'] as const
export type Stage = (typeof stages)[number]
