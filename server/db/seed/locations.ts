import type { Bilingual } from '#server/db/seed/reference-labels.ts'

export const cities = {
  moscow: { ru: 'Москва', en: 'Moscow', country: 'RU' },
  dubai: { ru: 'Дубай', en: 'Dubai', country: 'AE' },
} as const

export const workshops: { name: Bilingual; city: 'moscow' | 'dubai' }[] = [
  { name: { ru: 'Мастерская на Петровке', en: 'Petrovka workshop' }, city: 'moscow' },
  { name: { ru: 'Мастерская на Большой Дмитровке', en: 'Bolshaya Dmitrovka workshop' }, city: 'moscow' },
  { name: { ru: 'Мастерская в Business Bay', en: 'Business Bay workshop' }, city: 'dubai' },
  { name: { ru: 'Мастерская в DIFC', en: 'DIFC workshop' }, city: 'dubai' },
]
