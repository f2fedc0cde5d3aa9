import { type CompanySettings, networks, type Weekday, weekdays } from '#contract/company.ts'
import { languages, type Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { legalName } from '#contract/rules/legal-name.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import type { VisitHours } from '#contract/rules/visit-times.ts'

type Text = Record<Language, string>
type Phone = { href: string; text: string }
type OfficeSettings = CompanySettings['offices'][keyof CompanySettings['offices']]
type Office = (typeof offices)[number] & Omit<OfficeSettings, 'phone'> & { phone: Phone | null }

/** The company as shown on pages, in emails and on documents. */
export type Company = Pick<CompanySettings, 'name' | 'email' | 'week' | 'transferDays'> & {
  phone: Phone
  /** `full`: the seller's name with the legal address, tax and registration numbers, as far as the owner entered them. */
  legal: CompanySettings['legal'] & { full: Text }
  /** Consecutive days with the same hours. Example: `label` is `Mon–Fri`, `opens` is `11:00`, `closes` is `21:00`. */
  hours: { days: Weekday[]; opens: string; closes: string; label: Text }[]
  /** The days off, such as `Sun closed`. Empty if the shop is open every day. */
  closed: Text
  appointments: VisitHours
  offices: readonly [Office, ...Office[]]
  socials: { key: keyof typeof networks; name: string; url: string | null }[]
}

const dayNames: Record<Language, Record<Weekday, string>> = {
  ru: { Mo: 'Пн', Tu: 'Вт', We: 'Ср', Th: 'Чт', Fr: 'Пт', Sa: 'Сб', Su: 'Вс' },
  en: { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' },
}
const closedTexts: Record<Language, (days: string) => string> = {
  ru: (days) => `${days} — ${days.includes('–') || days.includes(',') ? 'выходные' : 'выходной'}`,
  en: (days) => `${days} closed`,
}

/** Converts the company settings to the form shown on pages, in emails and on documents. */
export function companyOf(settings: CompanySettings, closedDays: VisitHours['closedDays'] = []): Company {
  const { phone, visits, socials, billing, legal, ...same } = settings
  const groups = groupDays(settings.week)
  const [first, ...others] = offices.map((office) => {
    const edited = settings.offices[office.key]
    return { ...office, ...edited, phone: edited.phone ? phoneOf(edited.phone) : null }
  })
  if (!first) throw new Error('There is no office')
  return {
    ...same,
    phone: phoneOf(phone),
    legal: { ...legal, full: textOf((language) => legalName(language, legal.name, billing)) },
    hours: groups.flatMap(({ days, span }) => (span ? [{ days, ...span, label: textOf((language) => dayRange(days, language)) }] : [])),
    closed: textOf((language) => {
      const closed = groups.filter(({ span }) => !span).map(({ days }) => dayRange(days, language))
      return closed.length ? closedTexts[language](closed.join(', ')) : ''
    }),
    appointments: { ...visits, closedDays },
    offices: [first, ...others],
    socials: recordEntries(networks).map(([key, name]) => ({ key, name, url: socials[key] })),
  }
}

/** Returns a text for each group of days with the same hours, and a text for the days off, if any. */
export function openingHours({ hours, closed }: Pick<Company, 'hours' | 'closed'>, language: Language, gap = ' '): string[] {
  const open = hours.map(({ label, opens, closes }) => `${label[language]}${gap}${opens}–${closes}`)
  return closed[language] ? [...open, closed[language]] : open
}

const phoneOf = (text: string): Phone => ({ href: `tel:${text.replace(/[^+\d]/g, '')}`, text })

type DayGroup = { days: Weekday[]; span: CompanySettings['week'][Weekday] }

function groupDays(week: CompanySettings['week']): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of weekdays) {
    const span = week[day]
    const last = groups.at(-1)
    if (last && last.span?.opens === span?.opens && last.span?.closes === span?.closes) last.days.push(day)
    else groups.push({ days: [day], span })
  }
  return groups
}

function dayRange(days: readonly Weekday[], language: Language): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => (day ? dayNames[language][day] : ''))
  return days.length > 1 ? `${first}–${last}` : `${first}`
}

const textOf = (text: (language: Language) => string): Text => recordOf(languages.map((language) => [language, text(language)]))

const recordEntries = <Key extends string>(record: Record<Key, string>) =>
  // the record is a constant of the contract and has no other keys
  // oxlint-disable-next-line typescript/consistent-type-assertions
  Object.entries(record) as [Key, string][]
