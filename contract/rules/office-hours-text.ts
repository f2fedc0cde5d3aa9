import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { clockNames } from '#contract/rules/clock-names.ts'
import { type Company, openingHours } from '#contract/rules/company.ts'

/** Returns the opening hours in one line, with the time zone of an office: "Mon–Fri 11:00–21:00, Sun closed, Dubai time". */
export const officeHoursText = (company: Pick<Company, 'hours' | 'closed'>, language: Language, office: OfficeKey): string =>
  [...openingHours(company, language, '\u00A0'), clockNames[language][office]].join(', ').replaceAll(' — ', '\u00A0— ')
