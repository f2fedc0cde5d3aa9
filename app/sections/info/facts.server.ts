import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'

/** What texts call `{{phone}}`, `{{hours}}` and so on. */
export function factsOf(language: Language): Record<string, string> {
  const { appointments, closed, email, hours, legal, offices, phone } = company
  const times = hours.map(({ label, opens, closes }) => `${label[language]}\u00A0${opens}–${closes}`)
  return {
    name: company.name,
    seller: legal.name[language],
    since: legal.policiesSince[language],
    phone: `[${phone.text}](${phone.href})`,
    email: `[${email}](mailto:${email})`,
    hours: [...times, closed[language]].join(', '),
    appointmentHours: `${appointments.opens}–${appointments.closes}`,
    addresses: offices.map(({ address }) => address[language]).join('; '),
  }
}
