import type { Language } from '#contract/language.ts'
import type { PostalCodeKind, StateKind } from '#contract/rules/address-rule.ts'

/** Form labels for the first-level divisions of a country, such as states or provinces. */
export const stateNames: Record<StateKind, Record<Language, string>> = {
  state: { ru: 'Штат', en: 'State' },
  province: { ru: 'Провинция', en: 'Province' },
  oblast: { ru: 'Область, край, республика', en: 'Region' },
  emirate: { ru: 'Эмират', en: 'Emirate' },
  area: { ru: 'Район', en: 'Area' },
  county: { ru: 'Графство', en: 'County' },
  department: { ru: 'Департамент', en: 'Department' },
  district: { ru: 'Округ', en: 'District' },
  do_si: { ru: 'Провинция', en: 'Province' },
  island: { ru: 'Остров', en: 'Island' },
  parish: { ru: 'Округ', en: 'Parish' },
  prefecture: { ru: 'Префектура', en: 'Prefecture' },
}

export const postalCodeNames: Record<PostalCodeKind, Record<Language, string>> = {
  postal: { ru: 'Индекс', en: 'Postal code' },
  zip: { ru: 'Индекс (ZIP)', en: 'ZIP code' },
  pin: { ru: 'Индекс (PIN)', en: 'PIN code' },
  eircode: { ru: 'Индекс (Eircode)', en: 'Eircode' },
}
