/**
 * The offices as the code knows them: what data refer to by key, and what a developer changes with it. What the owner edits of them,
 * as the address, is in `company.ts`.
 */
export const offices = [
  { key: 'moscow', city: { ru: 'Москва', en: 'Moscow' }, country: 'RU', timeZone: 'Europe/Moscow' },
  { key: 'dubai', city: { ru: 'Дубай', en: 'Dubai' }, country: 'AE', timeZone: 'Asia/Dubai' },
] as const

export type OfficeKey = (typeof offices)[number]['key']
