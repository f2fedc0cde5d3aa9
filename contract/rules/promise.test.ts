import { expect, test } from 'vitest'
import type { OfficeKey } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { officeOfAddress } from '#contract/rules/office-places.ts'
import { type OrderPromise, promiseText } from '#contract/rules/promise-texts.ts'
import {
  arrivalDay,
  asksDeposit,
  deliveryEnd,
  deliveryTo,
  depositCents,
  holdEnd,
  promiseAt,
  readyDay,
  transitTo,
  viewingDays,
  viewingTimes,
  type Whereabouts,
  whereaboutsOf,
} from '#contract/rules/promise.ts'
import { addresses, deliveryCases, moments, places, promiseCases, promiseTerms as terms } from '#test/promise-cases.ts'

const { moscow, dubai } = places

test.each(promiseCases)('PROM-01 PROM-02 the promise for a piece in %s at the office %s (%s)', (place, office, moment, expected) => {
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

test.each(deliveryCases)('PROM-01 CHK-05 a piece in %s delivered to the main city of %s takes: %s', (place, country, kind) => {
  const feeCents = country === 'US' ? 50_00 : 0
  expect(deliveryTo(terms, [places[place]], country)).toMatchObject({ feeCents, transit: { kind } })
  const office = officeOfAddress(addresses[country])
  expect(promiseAt(terms, [places[place]], { method: 'delivery', office }, moments.today)).toMatchObject({
    readyOn: null,
    transit: { kind },
  })
})

test.each([
  [{ country: 'AE', state: 'Dubai', address_city: '' }, 'dubai'],
  [{ country: 'AE', state: null, address_city: 'Дубай' }, 'dubai'],
  [{ country: 'AE', state: 'Emirate of Dubai', address_city: 'Dubai' }, 'dubai'],
  [{ country: 'AE', state: 'Abu Dhabi', address_city: '' }, undefined],
  [{ country: 'AE', state: 'Abu Dhabi', address_city: 'Dubai' }, undefined],
  [{ country: 'AE', state: '', address_city: '' }, undefined],
  [{ country: 'RU', state: 'Московская область', address_city: 'г. Москва' }, 'moscow'],
  [{ country: 'RU', state: 'Москва', address_city: '' }, undefined],
  [{ country: 'US', state: 'Idaho', address_city: 'Moscow' }, undefined],
] as const)('PROM-01 the office in the city of the address %o is %s', (address, office) => {
  expect(officeOfAddress(address)).toBe(office)
})

const toldIn = (promise: Partial<OrderPromise>) => promiseText('en', { ...collected, ...promise })?.text.replaceAll('\u00A0', ' ')
const collected: OrderPromise = {
  status: 'confirmed',
  method: 'pickup',
  readyOn: '2026-12-01',
  transit: { kind: 'transfer', min: 3, max: 7 },
  isAtOffice: false,
  deliverBy: null,
  office: 'moscow',
  now: moments.today,
}
const nextDay = Date.parse('2026-12-02T00:00:00+03:00')

test.each([
  [{}, 'Tuesday, December 1, or earlier: we bring it within 3–7 days of confirmation'],
  [{ transit: { kind: 'in-city' } }, 'Tuesday, December 1'],
  [{ transit: { kind: 'agreed' } }, 'Tuesday, December 1'],
  [{ now: nextDay - 1, transit: { kind: 'in-city' } }, 'Tuesday, December 1'],
  [{ now: nextDay }, 'we will confirm the day with you'],
  [{ now: nextDay, isAtOffice: true }, 'now, during the opening hours of the office'],
  [{ now: nextDay, isAtOffice: true, status: 'pending' }, 'we will confirm the day with you'],
  [{ readyOn: null }, undefined],
  [{ status: 'shipped' }, undefined],
] as const)('PROM-01 PROM-02 the text of a pickup with %o never names a past day: %s', (promise, text) => {
  expect(toldIn(promise)).toBe(text)
})

test.each([
  ['transfer', 'moscow', '2026-12-01T23:59:00+03:00', 'Tuesday, December 1, or earlier'],
  ['transfer', 'dubai', '2026-12-01T23:59:00+04:00', 'Tuesday, December 1, or earlier'],
  ['in-city', 'moscow', '2026-11-25T12:00:00+03:00', 'within 24 hours of confirmation'],
] as const)('PROM-01 a confirmed delivery (%s to %s) is promised until %s as: %s', (kind, office, until, text) => {
  const transit = kind === 'transfer' ? ({ kind, ...terms.transferDays } as const) : ({ kind } as const)
  const deliverBy = deliveryEnd(transit, office, moments.today)
  expect(deliverBy).toBe(Date.parse(until))
  const told = (now: number) => toldIn({ method: 'delivery', readyOn: null, transit, office, deliverBy, now })
  expect([told(moments.today), told(Date.parse(until)), told(Date.parse(until) + 1)]).toEqual([
    text,
    text,
    'we will confirm the day with you',
  ])
})

test.each([
  ['Europe/Moscow', 'November\u00A030, 2026 at 21:00 Moscow time', 'November\u00A030, 2026 at 20:00 your time (21:00 Dubai time)'],
  ['Asia/Dubai', 'November\u00A030, 2026 at 22:00 your time (21:00 Moscow time)', 'November\u00A030, 2026 at 21:00 Dubai time'],
  [
    'America/New_York',
    'November\u00A030, 2026 at 13:00 your time (21:00 Moscow time)',
    'November\u00A030, 2026 at 12:00 your time (21:00 Dubai time)',
  ],
  [null, 'November\u00A030, 2026 at 21:00 Moscow time', 'November\u00A030, 2026 at 21:00 Dubai time'],
] as const)('PROM-01 a reader in %s reads their own time first, then the office’s', (zone, inMoscow, inDubai) => {
  expect(formatPlaceTime('en', '2026-11-30T18:00:00Z', 'moscow', zone)).toBe(inMoscow)
  expect(formatPlaceTime('en', '2026-11-30T17:00:00Z', 'dubai', zone)).toBe(inDubai)
})

test('PROM-01 a time on different days of two clocks names both days', () => {
  expect(formatPlaceTime('en', '2026-11-30T08:00:00Z', 'moscow', 'Pacific/Auckland')).toBe(
    'November\u00A030, 2026 at 21:00 your time (11:00 Moscow time)',
  )
  expect(formatPlaceTime('ru', '2026-11-30T22:00:00Z', 'dubai', 'America/New_York')).toBe(
    '30\u00A0ноября 2026 г. в 17:00 по вашему времени (1\u00A0декабря 2026 г. в 02:00 по времени Дубая)',
  )
})

test('PROM-02 a piece in transit can be viewed at its destination from its arrival, and elsewhere after another transfer', () => {
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

test.each([
  ['19:59', '2026-11-24', '2026-12-01'],
  ['20:00', '2026-11-26', '2026-12-03'],
  ['20:59', '2026-11-26', '2026-12-03'],
])(
  'PROM-02 at %s, an hour before closing or later, pieces are ready on the next open day and transfers leave then',
  (time, here, brought) => {
    const now = Date.parse(`2026-11-24T${time}:00+03:00`)
    expect([readyDay(terms, [moscow], 'moscow', now), readyDay(terms, [dubai], 'dubai', now - hourMs)]).toEqual([here, here])
    expect(arrivalDay(terms, moscow, 'dubai', now)).toBe(brought)
  },
)

test('PROM-02 several pieces are ready when the last of them is, on a day on which the shop is open', () => {
  // a transfer of six days that begins on a Monday ends on a Sunday
  const longer = { ...terms, transferDays: { min: 2, max: 6 } }
  const monday = Date.parse('2026-11-23T12:00:00+03:00')
  expect(viewingDays(longer, [moscow, dubai], 'moscow', monday)[0]).toBe('2026-11-29')
  expect(readyDay(longer, [moscow, dubai], 'moscow', monday)).toBe('2026-11-30')
  expect(viewingTimes(longer, [moscow, dubai], { city: 'moscow', date: '2026-11-28' }, monday)).toEqual([])
})

test('PROM-01 a piece in a city without an office belongs to neither office and needs a transfer', () => {
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
