import type { Language } from '#contract/language.ts'
import type { Billing } from '#contract/rules/staff/billing-facts.ts'

const texts = {
  ru: { tax: 'ИНН', registration: 'рег. номер' },
  en: { tax: 'tax number', registration: 'registration number' },
} as const satisfies Record<Language, Record<string, string>>

/** Returns the seller's name with the legal address, the tax and the registration number in one line. Omits what is empty. */
export function legalName(language: Language, name: Record<Language, string>, billing: Billing): string {
  const { tax_number: tax, registration_number: registration } = billing
  const { tax: taxLabel, registration: registrationLabel } = texts[language]
  return [
    name[language],
    billing[`legal_address_${language}`],
    tax && `${taxLabel} ${tax}`,
    registration && `${registrationLabel} ${registration}`,
  ]
    .filter(Boolean)
    .join(', ')
}
