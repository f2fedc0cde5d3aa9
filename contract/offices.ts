/** The offices. Stored data refer to an office by `key`. Fields that the owner can edit, such as the address, are in `company.ts`. */
export const offices = [
  { key: 'moscow', city: { ru: 'Москва', en: 'Moscow' }, country: 'RU', timeZone: 'Europe/Moscow' },
  { key: 'dubai', city: { ru: 'Дубай', en: 'Dubai' }, country: 'AE', timeZone: 'Asia/Dubai' },
] as const

export type OfficeKey = (typeof offices)[number]['key']
