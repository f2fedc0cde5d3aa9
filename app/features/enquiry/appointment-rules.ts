import { askerRules, rules, type Rule } from '#app/features/enquiry/enquiry-rules.ts'
import { company } from '#contract/company.ts'
import { canVisit, type OfficeKey, visitTimes } from '#contract/rules/visit-times.ts'

/** The office that a form names; the first one where it names none. */
export function officeOf(key: string | undefined): (typeof company.offices)[number] {
  return company.offices.find((office) => office.key === key) ?? company.offices[0]
}

/** Who comes, where, on which day, at what time; none that is past, closed or taken from another day (FORM-05). */
export function appointmentRules(now: () => number) {
  const city = (all: Readonly<Record<string, string>>): OfficeKey => officeOf(all.city).key
  const date: Rule = (text, all) => {
    if (!text) return 'date'
    return visitTimes(city(all), text, now()).length ? null : 'dateClosed'
  }
  const time: Rule = (text, all) => (canVisit({ city: city(all), date: all.date ?? '', time: text }, now()) ? null : 'time')
  return { name: askerRules.name, phone: rules.phone, city: rules.given('city'), date, time, consent: rules.consent }
}
