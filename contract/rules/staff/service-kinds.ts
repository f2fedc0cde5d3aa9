import type { Language } from '#contract/language.ts'

export const serviceKinds = [
  'overhaul',
  'regulation',
  'polish',
  'battery',
  'gaskets',
  'part',
  'strap',
  'cleaning',
  'repair',
  'other',
] as const
export type ServiceKind = (typeof serviceKinds)[number]

export const serviceKindNames: Record<ServiceKind, Record<Language, string>> = {
  overhaul: { ru: 'Полный сервис', en: 'Full service' },
  regulation: { ru: 'Регулировка хода', en: 'Regulation' },
  polish: { ru: 'Полировка', en: 'Polishing' },
  battery: { ru: 'Замена батареи', en: 'Battery' },
  gaskets: { ru: 'Замена прокладок', en: 'Gaskets' },
  part: { ru: 'Замена детали', en: 'Replaced part' },
  strap: { ru: 'Ремешок', en: 'Strap' },
  cleaning: { ru: 'Чистка', en: 'Cleaning' },
  repair: { ru: 'Ремонт', en: 'Repair' },
  other: { ru: 'Другие работы', en: 'Other work' },
}
