import type { Address } from '#contract/address.ts'
import type { Language } from '#contract/language.ts'
import { addressLines } from '#server/domain/addresses/address-lines.ts'
import type { AddressRow } from '#server/domain/addresses/address-row.ts'

export function presentAddress(row: AddressRow, language: Language): Address {
  const { city_id: id, name_ru: ru, name_en: en, country_code: country, ...texts } = row
  const city = id === null ? null : { id, name: { ru, en }[language] ?? '' }
  return { ...texts, country, city, lines: addressLines(country, { ...texts, address_city: city?.name ?? texts.city_text }) }
}
