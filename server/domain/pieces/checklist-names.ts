import type { Language } from '#contract/language.ts'
import { type ChecklistItem, checklistItems } from '#contract/rules/staff/piece-steps.ts'

const names: Record<ChecklistItem, Record<Language, string>> = {
  price: { ru: 'цена', en: 'price' },
  condition: { ru: 'состояние', en: 'condition' },
  year: { ru: 'год', en: 'year' },
  photos: { ru: 'фотографии', en: 'photographs' },
  alt: { ru: 'описания фотографий', en: 'texts of photographs' },
  russian: { ru: 'русское описание', en: 'Russian text' },
  english: { ru: 'английское описание', en: 'English text' },
  serial: { ru: 'серийный номер', en: 'serial number' },
  report: { ru: 'акт осмотра при приёмке', en: 'intake report' },
}

/** Joins the names of checklist items, in the order of the checklist. */
export function nameChecklistItems(items: readonly ChecklistItem[], language: Language): string {
  return checklistItems.flatMap((item) => (items.includes(item) ? [names[item][language]] : [])).join(', ')
}
