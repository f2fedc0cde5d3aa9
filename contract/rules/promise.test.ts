import { expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { companyOf } from '#contract/rules/company.ts'
import { hourMs } from '#contract/rules/durations.ts'
import {
  arrivalDay,
  asksDeposit,
  deliveryTo,
  depositCents,
  holdEnd,
  readyDay,
  transitTo,
  viewingDays,
  viewingTimes,
  type Whereabouts,
  whereaboutsOf,
} from '#contract/rules/promise.ts'

/** The demo's week: weekdays 11–21, Saturday 15–19, Sunday closed; Wednesday, November 25 is closed in both offices. */
const terms = companyOf(companyDefaults, [{ date: '2026-11-25', office: null }])
const moscow: Whereabouts = { office: 'moscow', movingTo: null }
const dubai: Whereabouts = { office: 'dubai', movingTo: null }
const moments = {
  today: Date.parse('2026-11-24T12:00:00+03:00'),
  'Saturday night': Date.parse('2026-11-28T22:30:00+03:00'),
  'closed day': Date.parse('2026-11-25T12:00:00+03:00'),
}
const places = { moscow, dubai }

type Case = [
  keyof typeof places,
  OfficeKey,
  keyof typeof moments,
  { viewing: string; deposit: boolean; ready: string; hold: string; transit: string },
]

const inCity = 'in-city'
const brought = 'transfer 3–7'

test.each<Case>([
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
])('PROM-01 PROM-02 a piece in %s, seen or collected in %s, asked for %s', (place, office, moment, expected) => {
  const now = moments[moment]
  const pieces = [places[place]]
  const [day = ''] = viewingDays(terms, pieces, office, now)
  const [time] = viewingTimes(terms, pieces, { city: office, date: day }, now)
  const readyOn = readyDay(terms, pieces, office, now)
  const transit = transitTo(terms, pieces, office)
  expect({
    viewing: `${day} ${time}`,
    deposit: asksDeposit(pieces, office, 25),
    ready: readyOn,
    hold: localTime(holdEnd(terms, { readyOn, office, hours: 48 }, now), office),
    transit: transit.kind === 'transfer' ? `transfer ${transit.min}–${transit.max}` : transit.kind,
  }).toEqual({ ...expected, viewing: `2026-${expected.viewing}`, ready: `2026-${expected.ready}`, hold: `2026-${expected.hold}` })
})

test.each([
  ['moscow', 'RU', 0, inCity],
  ['dubai', 'RU', 0, 'transfer'],
  ['moscow', 'AE', 0, 'transfer'],
  ['dubai', 'AE', 0, inCity],
  ['moscow', 'US', 50_00, 'agreed'],
  ['dubai', 'US', 50_00, 'agreed'],
] as const)('PROM-01 CHK-05 a piece in %s delivered to %s costs %i cents and takes: %s', (place, country, feeCents, kind) => {
  expect(deliveryTo(terms, [places[place]], country)).toMatchObject({ feeCents, transit: { kind } })
})

test.each([
  ['Europe/Moscow', 'November 30, 2026 at 21:00 Moscow time', 'November 30, 2026 at 20:00 your time (21:00 Dubai time)'],
  ['Asia/Dubai', 'November 30, 2026 at 22:00 your time (21:00 Moscow time)', 'November 30, 2026 at 21:00 Dubai time'],
  [
    'America/New_York',
    'November 30, 2026 at 13:00 your time (21:00 Moscow time)',
    'November 30, 2026 at 12:00 your time (21:00 Dubai time)',
  ],
  [null, 'November 30, 2026 at 21:00 Moscow time', 'November 30, 2026 at 21:00 Dubai time'],
] as const)('PROM-01 a reader in %s reads their own time first, then the office’s', (zone, inMoscow, inDubai) => {
  expect(formatPlaceTime('en', '2026-11-30T18:00:00Z', 'moscow', zone)).toBe(inMoscow)
  expect(formatPlaceTime('en', '2026-11-30T17:00:00Z', 'dubai', zone)).toBe(inDubai)
})

test('PROM-01 a time on different days of two clocks names both days', () => {
  expect(formatPlaceTime('en', '2026-11-30T08:00:00Z', 'moscow', 'Pacific/Auckland')).toBe(
    'November 30, 2026 at 21:00 your time (11:00 Moscow time)',
  )
  expect(formatPlaceTime('ru', '2026-11-30T22:00:00Z', 'dubai', 'America/New_York')).toBe(
    '30 ноября 2026 г. в 17:00 по вашему времени (1 декабря 2026 г. в 02:00 по времени Дубая)',
  )
})

test('PROM-02 a piece on its way is seen where it goes once it must have arrived, and elsewhere after another transfer', () => {
  const sent = moments.today - 2 * 24 * hourMs
  const onItsWay: Whereabouts = { office: 'dubai', movingTo: 'moscow' }
  expect(arrivalDay(terms, onItsWay, 'moscow', moments.today)).toBe('2026-12-01')
  expect(arrivalDay(terms, { ...onItsWay, movingSince: sent }, 'moscow', moments.today)).toBe('2026-11-29')
  expect(arrivalDay(terms, { ...onItsWay, movingSince: sent - 30 * 24 * hourMs }, 'moscow', moments.today)).toBe('2026-11-25')
  expect(arrivalDay(terms, onItsWay, 'dubai', moments.today)).toBe('2026-12-08')
  expect([asksDeposit([onItsWay], 'moscow', 25), asksDeposit([onItsWay], 'dubai', 25), asksDeposit([dubai], 'moscow', 0)]).toEqual([
    false,
    true,
    false,
  ])
})

test('PROM-02 several pieces are ready when the last of them is, on a day on which the shop is open', () => {
  // six days of transfer from Monday end on a Sunday
  const longer = { ...terms, transferDays: { min: 2, max: 6 } }
  const monday = Date.parse('2026-11-23T12:00:00+03:00')
  expect(viewingDays(longer, [moscow, dubai], 'moscow', monday)[0]).toBe('2026-11-29')
  expect(readyDay(longer, [moscow, dubai], 'moscow', monday)).toBe('2026-11-30')
  expect(viewingTimes(longer, [moscow, dubai], { city: 'moscow', date: '2026-11-28' }, monday)).toEqual([])
})

test('PROM-01 a city without an office is elsewhere for both offices', () => {
  const geneva = whereaboutsOf('Geneva', null)
  expect([geneva, whereaboutsOf('Москва', 'Dubai')]).toEqual([
    { office: null, movingTo: null },
    { office: 'moscow', movingTo: 'dubai' },
  ])
  expect([transitTo(terms, [geneva], 'moscow').kind, readyDay(terms, [geneva], 'moscow', moments.today)]).toEqual([
    'transfer',
    '2026-12-01',
  ])
})

test('PROM-01 OWN-92 a deposit is a percentage of the price in whole dollars', () => {
  expect([depositCents(12_345_00, 25), depositCents(null, 25), depositCents(100, 25)]).toEqual([3086_00, null, null])
})

const localTime = (at: number, office: OfficeKey): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: office === 'moscow' ? 'Europe/Moscow' : 'Asia/Dubai',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
