import { companyDefaults } from '#contract/company.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { companyOf } from '#contract/rules/company.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'
import type { PromiseTerms, Whereabouts } from '#contract/rules/promise.ts'

export const closedDay = '2026-11-25'

/**
 * The opening hours of the demo: 11–21 from Monday to Friday, 15–19 on Saturday, closed on Sunday. Both offices are closed on Wednesday,
 * November 25.
 */
export const promiseTerms: PromiseTerms = companyOf(companyDefaults, [{ date: closedDay, office: null }])

export const moments = {
  today: Date.parse('2026-11-24T12:00:00+03:00'),
  'Saturday night': Date.parse('2026-11-28T22:30:00+03:00'),
  'closed day': Date.parse('2026-11-25T12:00:00+03:00'),
}

export const places: Record<OfficeKey, Whereabouts> = {
  moscow: { office: 'moscow', movingTo: null },
  dubai: { office: 'dubai', movingTo: null },
}

type Told = { viewing: string; deposit: boolean; ready: string; hold: string; transit: string }

/**
 * The office where a piece is, the office that promises the piece to a customer, the moment of the promise, and the promise. Days and times
 * are local to the promising office.
 */
export type PromiseCase = readonly [place: OfficeKey, office: OfficeKey, moment: keyof typeof moments, told: Told]

const inCity = 'in-city'
const brought = 'transfer 3–7'

export const promiseCases: readonly PromiseCase[] = [
  ['moscow', 'moscow', 'today', { viewing: '11-24 12:30', deposit: false, ready: '11-24', hold: '11-26 12:00', transit: inCity }],
  ['dubai', 'moscow', 'today', { viewing: '12-01 10:00', deposit: true, ready: '12-01', hold: '12-01 21:00', transit: brought }],
  ['moscow', 'dubai', 'today', { viewing: '12-01 10:00', deposit: true, ready: '12-01', hold: '12-01 21:00', transit: brought }],
  ['dubai', 'dubai', 'today', { viewing: '11-24 13:30', deposit: false, ready: '11-24', hold: '11-26 13:00', transit: inCity }],
  ['moscow', 'moscow', 'Saturday night', { viewing: '11-29 10:00', deposit: false, ready: '11-30', hold: '11-30 22:30', transit: inCity }],
  ['dubai', 'moscow', 'Saturday night', { viewing: '12-07 10:00', deposit: true, ready: '12-07', hold: '12-07 21:00', transit: brought }],
  ['moscow', 'dubai', 'Saturday night', { viewing: '12-07 10:00', deposit: true, ready: '12-07', hold: '12-07 21:00', transit: brought }],
  ['dubai', 'dubai', 'Saturday night', { viewing: '11-29 10:00', deposit: false, ready: '11-30', hold: '11-30 23:30', transit: inCity }],
  ['moscow', 'moscow', 'closed day', { viewing: '11-26 10:00', deposit: false, ready: '11-26', hold: '11-27 12:00', transit: inCity }],
  ['dubai', 'moscow', 'closed day', { viewing: '12-03 10:00', deposit: true, ready: '12-03', hold: '12-03 21:00', transit: brought }],
  ['moscow', 'dubai', 'closed day', { viewing: '12-03 10:00', deposit: true, ready: '12-03', hold: '12-03 21:00', transit: brought }],
  ['dubai', 'dubai', 'closed day', { viewing: '11-26 10:00', deposit: false, ready: '11-26', hold: '11-27 13:00', transit: inCity }],
]

/**
 * The office where a piece is, the country of the buyer, and the delivery time that the texts promise. The address is in the main city of
 * the country.
 */
export const deliveryCases = [
  ['moscow', 'RU', inCity],
  ['dubai', 'RU', 'transfer'],
  ['moscow', 'AE', 'transfer'],
  ['dubai', 'AE', inCity],
  ['moscow', 'US', 'agreed'],
  ['dubai', 'US', 'agreed'],
] as const

/** Addresses as the forms of these countries send them. An address in the Emirates has no city. */
export const addresses = {
  RU: { country: 'RU', address_city: 'Москва', postal_code: '101000', address_line1: 'Тверская улица, 1' },
  AE: { country: 'AE', state: 'Dubai', address_line1: 'Marina Walk, Tower 3, apt 1204' },
  US: { country: 'US', state: 'NY', address_city: 'New York', postal_code: '10001', address_line1: '350 Fifth Avenue' },
} as const

/** Formats a day of a case (`12-01`) as the shop’s emails and pages do: “Tuesday, December 1”. */
export const namedDay = (day: string): string =>
  dateFormat('en', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(`2026-${day}T00:00:00Z`))
