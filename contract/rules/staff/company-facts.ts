import { companyDefaults, type CompanySettings, type Network, type Weekday, weekdays } from '#contract/company.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { isEmail } from '#contract/rules/email.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import {
  type BillingFact,
  billingFactNames,
  billingProblem,
  type BillingProblem,
  isBillingFact,
} from '#contract/rules/staff/billing-facts.ts'
import { isWebAddress } from '#contract/rules/staff/web-address.ts'

const officeParts = ['address_ru', 'address_en', 'phone', 'directions_ru', 'directions_en', 'map_query', 'latitude', 'longitude'] as const
const texts = ['name', 'phone', 'email', 'legal_name_ru', 'legal_name_en', 'policies_since_ru', 'policies_since_en'] as const
const networkNames = ['telegram', 'whatsapp', 'youtube', 'instagram'] as const satisfies readonly Network[]

/** Company fields that the owner can edit, each stored as text, such as `phone`, `Mo_opens`, `dubai_address_en` or `telegram`. */
export type CompanyFact =
  | (typeof texts)[number]
  | BillingFact
  | `${'visits' | Weekday}_${'opens' | 'closes'}`
  | `${OfficeKey}_${(typeof officeParts)[number]}`
  | Network

export type CompanyFacts = Record<CompanyFact, string>

const spans = ['visits', ...weekdays] as const

export const companyFactNames: readonly CompanyFact[] = [
  ...texts,
  ...billingFactNames,
  ...spans.flatMap((span) => [`${span}_opens`, `${span}_closes`] as const),
  ...offices.flatMap(({ key }) => officeParts.map((part) => `${key}_${part}` as const)),
  ...networkNames,
]

/** Converts settings to facts. A missing value becomes an empty text. */
export function factsOfCompany(settings: CompanySettings): CompanyFacts {
  const { name, phone, email, legal, billing, week, visits, socials } = settings
  const days = { visits, ...week }
  return {
    name,
    phone,
    email,
    legal_name_ru: legal.name.ru,
    legal_name_en: legal.name.en,
    policies_since_ru: legal.policiesSince.ru,
    policies_since_en: legal.policiesSince.en,
    ...billing,
    ...recordOf(
      spans.flatMap((span) => [[`${span}_opens`, days[span]?.opens ?? ''] as const, [`${span}_closes`, days[span]?.closes ?? ''] as const]),
    ),
    ...officeFacts(settings),
    ...recordOf(networkNames.map((network) => [network, socials[network] ?? ''] as const)),
  }
}

function officeFacts({ offices: edited }: CompanySettings) {
  return recordOf(
    offices.flatMap(({ key }) => {
      const { address, phone, directions, mapQuery, mapPoint } = edited[key]
      return [
        [`${key}_address_ru`, address.ru] as const,
        [`${key}_address_en`, address.en] as const,
        [`${key}_phone`, phone] as const,
        [`${key}_directions_ru`, directions.ru] as const,
        [`${key}_directions_en`, directions.en] as const,
        [`${key}_map_query`, mapQuery] as const,
        [`${key}_latitude`, String(mapPoint.latitude)] as const,
        [`${key}_longitude`, String(mapPoint.longitude)] as const,
      ]
    }),
  )
}

/** Returns the default settings, overridden by the facts that the owner has edited. */
export function settingsWith(changed: Partial<CompanyFacts>): CompanySettings {
  const facts = { ...factsOfCompany(companyDefaults), ...changed }
  const span = (name: (typeof spans)[number]) =>
    facts[`${name}_opens`] ? { opens: facts[`${name}_opens`], closes: facts[`${name}_closes`] } : null
  return {
    ...companyDefaults,
    name: facts.name,
    phone: facts.phone,
    email: facts.email,
    legal: {
      name: { ru: facts.legal_name_ru, en: facts.legal_name_en },
      policiesSince: { ru: facts.policies_since_ru, en: facts.policies_since_en },
    },
    billing: recordOf(billingFactNames.map((name) => [name, facts[name]] as const)),
    week: recordOf(weekdays.map((day) => [day, span(day)] as const)),
    visits: { ...companyDefaults.visits, ...span('visits') },
    offices: recordOf(
      offices.map(({ key }) => [
        key,
        {
          address: { ru: facts[`${key}_address_ru`], en: facts[`${key}_address_en`] },
          phone: facts[`${key}_phone`],
          directions: { ru: facts[`${key}_directions_ru`], en: facts[`${key}_directions_en`] },
          mapQuery: facts[`${key}_map_query`],
          mapPoint: { latitude: Number(facts[`${key}_latitude`]), longitude: Number(facts[`${key}_longitude`]) },
        },
      ]),
    ),
    socials: recordOf(networkNames.map((network) => [network, facts[network] || null] as const)),
  }
}

/** Reasons to reject a fact. `order`: the closing time is not after the opening time. */
export type CompanyProblem = BillingProblem | 'needed' | 'phone' | 'email' | 'time' | 'order' | 'url' | 'latitude' | 'longitude'

/** Returns the problem of each invalid fact, by the fact's name. */
export function companyProblems(facts: CompanyFacts): Partial<Record<CompanyFact, CompanyProblem>> {
  const problems: Partial<Record<CompanyFact, CompanyProblem>> = {}
  for (const name of companyFactNames) {
    const problem = problemOf(name, facts[name])
    if (problem) problems[name] = problem
  }
  for (const span of spans) {
    const [opens, closes] = [facts[`${span}_opens`], facts[`${span}_closes`]]
    if (opens && !closes) problems[`${span}_closes`] = 'needed'
    else if (closes && !opens) problems[`${span}_opens`] = 'needed'
    else if (span === 'visits' && !opens) problems.visits_opens = 'needed'
    else if (!problems[`${span}_opens`] && !problems[`${span}_closes`] && opens && closes <= opens) problems[`${span}_closes`] = 'order'
  }
  return problems
}

function problemOf(name: CompanyFact, value: string): CompanyProblem | null {
  if (isBillingFact(name)) return billingProblem(name, value)
  if (name.endsWith('_phone') && value === '') return null
  if (name === 'phone' || name.endsWith('_phone')) return value.startsWith('+') && isPhone(value) ? null : 'phone'
  if (name === 'email') return isEmail(value) ? null : 'email'
  if (/_(opens|closes)$/.test(name)) return value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'time'
  if (name.endsWith('_latitude')) return isDegree(value, 90) ? null : 'latitude'
  if (name.endsWith('_longitude')) return isDegree(value, 180) ? null : 'longitude'
  if (networkNames.some((network) => network === name)) return value === '' || isWebAddress(value) ? null : 'url'
  return value === '' && !/_directions_(ru|en)$/.test(name) ? 'needed' : null
}

const isDegree = (value: string, most: number) => /^-?\d{1,3}(\.\d{1,8})?$/.test(value) && Math.abs(Number(value)) <= most
