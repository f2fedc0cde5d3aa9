import { weekdays } from '#contract/company.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { Company } from '#contract/rules/company.ts'
import { type DeliveryMethod, deliveryFeeCents } from '#contract/rules/delivery-fee.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { officeInCity, officeOfCountry } from '#contract/rules/office-places.ts'
import { isClosedDay, officeClock, openDays, type Visit, visitTimes, visitTimestamp } from '#contract/rules/visit-times.ts'

/**
 * Where a piece is. `office`: the office that has the piece, or null if the piece is in another city. `movingTo`: the destination of a
 * current transfer, else null. `movingSince`: the start of the transfer in milliseconds, if known.
 */
export type Whereabouts = { office: OfficeKey | null; movingTo: OfficeKey | null; movingSince?: number | null }

/** The owner's settings from which a promise is computed. */
export type PromiseTerms = Pick<Company, 'week' | 'transferDays' | 'appointments'>

type Days = { min: number; max: number }

/** Returns where a piece is, given the name of its city and, during a transfer, the name of the destination city. */
export function whereaboutsOf(city: string | null, movingToCity: string | null): Whereabouts {
  return { office: officeInCity(city) ?? null, movingTo: officeInCity(movingToCity) ?? null }
}

/** Whether a piece is outside the given office, or is being moved. */
export function isAway({ office: place, movingTo }: Whereabouts, office: OfficeKey): boolean {
  return place !== office || movingTo !== null
}

/**
 * Returns the day, local to an office, by which a piece has certainly arrived at the office. Assumes that each transfer takes the maximum
 * number of days, and that a new transfer begins on the first open day.
 */
export function arrivalDay(terms: PromiseTerms, piece: Whereabouts, office: OfficeKey, now: number): string {
  const today = officeClock(office, now).date
  if (!isAway(piece, office)) return today
  const { max } = terms.transferDays
  if (piece.movingTo === null) return dayAfter(firstOpenDay(terms, piece.office ?? office, now), max)
  const there = dayAfter(officeClock(office, piece.movingSince ?? now).date, max)
  const arrives = later(there, dayAfter(today, 1))
  return piece.movingTo === office ? arrives : dayAfter(arrives, max)
}

/** Returns the day by which all pieces have certainly arrived at an office, or today if there are no pieces. */
export function arrivalOfAll(terms: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey, now: number): string {
  return pieces.map((piece) => arrivalDay(terms, piece, office, now)).reduce(later, officeClock(office, now).date)
}

/** Returns the days on which an office can show the pieces. Ignores booked visits. */
export function viewingDays(terms: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey, now: number): string[] {
  const first = arrivalOfAll(terms, pieces, office, now)
  return openDays(terms.appointments, office, now).filter((day) => day >= first)
}

/** Returns the times of a day at which an office can show the pieces. Ignores booked visits. */
export function viewingTimes(
  terms: PromiseTerms,
  pieces: readonly Whereabouts[],
  { city, date }: Pick<Visit, 'city' | 'date'>,
  now: number,
): readonly string[] {
  return date < arrivalOfAll(terms, pieces, city, now) ? [] : visitTimes(terms.appointments, { city, date }, now)
}

/**
 * Returns the refundable deposit for bringing a piece to an office for a viewing, in cents: a percentage of the price, rounded to whole
 * dollars. Null if there is no price or the deposit rounds to zero.
 */
export function depositCents(priceCents: number | null, percent: number): number | null {
  const dollars = priceCents === null ? 0 : Math.round((priceCents * percent) / 10_000)
  return dollars > 0 ? dollars * 100 : null
}

/**
 * Whether a piece must be brought to an office for a viewing. False if the piece is on its way to the office, or is there and not in
 * transit.
 */
export function mustBeBrought({ office: place, movingTo }: Whereabouts, office: OfficeKey): boolean {
  return (movingTo ?? place) !== office
}

/** Whether a visitor must agree to a deposit before seeing the pieces in an office. */
export function asksDeposit(pieces: readonly Whereabouts[], office: OfficeKey, percent: number): boolean {
  return percent > 0 && pieces.some((piece) => mustBeBrought(piece, office))
}

/** Returns the first day on which all pieces can be collected at an office. */
export function readyDay(terms: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey, now: number): string {
  const first = arrivalOfAll(terms, pieces, office, now)
  return first > officeClock(office, now).date ? nextOpenDay(terms, office, first) : firstOpenDay(terms, office, now)
}

type Hold = { readyOn: string | null; office: OfficeKey; hours: number }

/**
 * Returns the end of the reservation of a new order, in milliseconds: `hours` from now, but not before the office closes on the day on
 * which the pieces are ready for pickup. `hours` is the owner setting `reservation_hours` (`staff/owner-setting-definitions.ts`).
 */
export function holdEnd({ week }: Pick<PromiseTerms, 'week'>, { readyOn, office, hours }: Hold, now: number): number {
  const usual = now + hours * hourMs
  const closes = readyOn === null ? null : week[weekdayOf(readyOn)]?.closes
  return readyOn === null || !closes ? usual : Math.max(usual, visitTimestamp({ city: office, date: readyOn, time: closes }))
}

/** How long the pieces of an order take to reach the office or address, in days from the confirmation of the order. */
export type Transit =
  /** All pieces are already in the city. */
  | { kind: 'in-city' }
  | ({ kind: 'transfer' } & Days)
  /** No fixed time: the manager agrees on a time with the customer. */
  | { kind: 'agreed' }

/** Returns how long the pieces take to reach an office, or an address in its city. */
export function transitTo({ transferDays }: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey | undefined): Transit {
  if (!office || pieces.some(({ movingTo }) => movingTo !== null)) return { kind: 'agreed' }
  return pieces.some((piece) => isAway(piece, office)) ? { kind: 'transfer', ...transferDays } : { kind: 'in-city' }
}

type Destination = { method: DeliveryMethod; office: OfficeKey | undefined }

/** Returns the promise for an order: the first day of a pickup, and how long the pieces take to arrive. */
export function promiseAt(
  terms: PromiseTerms,
  pieces: readonly Whereabouts[],
  { method, office }: Destination,
  now: number,
): { readyOn: string | null; transit: Transit } {
  const readyOn = method === 'pickup' && office ? readyDay(terms, pieces, office, now) : null
  return { readyOn, transit: transitTo(terms, pieces, office) }
}

/**
 * Returns the end of the promised time of a delivery, in milliseconds. For a transfer, this is the end of the last day at the office;
 * within the city, 24 hours after the confirmation. Null if the time is agreed with the customer.
 */
export function deliveryEnd(transit: Transit, office: OfficeKey, confirmedAt: number): number | null {
  if (transit.kind === 'agreed') return null
  if (transit.kind === 'in-city') return confirmedAt + dayMs
  const date = dayAfter(officeClock(office, confirmedAt).date, transit.max)
  return visitTimestamp({ city: office, date, time: '23:59' })
}

/**
 * Returns the new transit of an order whose promise changes after its confirmation. The days since the confirmation are added, because a
 * transit counts from the confirmation. A delivery within the city becomes a transfer that ends tomorrow at the latest, because its 24
 * hours may be over.
 */
export function transitSince(transit: Transit, office: OfficeKey, { confirmedAt, now }: { confirmedAt: number; now: number }): Transit {
  const [begun, today] = [confirmedAt, now].map((at) => Date.parse(officeClock(office, at).date))
  const passed = ((today ?? 0) - (begun ?? 0)) / dayMs
  if (transit.kind === 'agreed' || passed < 0) return transit
  return transit.kind === 'in-city'
    ? { kind: 'transfer', min: passed, max: passed + 1 }
    : { kind: 'transfer', min: passed + transit.min, max: passed + transit.max }
}

/** Returns the fee in cents and the duration of a delivery to a country, assuming an address in the city of its office. */
export function deliveryTo(terms: PromiseTerms, pieces: readonly Whereabouts[], country: string): { feeCents: number; transit: Transit } {
  return { feeCents: deliveryFeeCents('delivery', country), transit: transitTo(terms, pieces, officeOfCountry(country)) }
}

/**
 * A day counts as open until this many minutes before the office closes. After that, pieces are no longer prepared, collected or sent on
 * that day.
 */
const lastCallMinutes = 60

/** Returns the first day on which an office can prepare pieces. This is today if the office closes in more than `lastCallMinutes`. */
function firstOpenDay(terms: PromiseTerms, office: OfficeKey, now: number): string {
  const { date, time } = officeClock(office, now)
  const closes = terms.week[weekdayOf(date)]?.closes
  const isInTime = closes !== undefined && minutesOf(time) < minutesOf(closes) - lastCallMinutes
  return nextOpenDay(terms, office, isInTime ? date : dayAfter(date, 1))
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** How many days to search for an open day. Longer than any holiday. Ends the search if the office has no opening hours. */
const searchedDays = 400

function nextOpenDay({ week, appointments }: PromiseTerms, office: OfficeKey, from: string): string {
  const days = Array.from({ length: searchedDays }, (_, at) => dayAfter(from, at))
  return days.find((day) => week[weekdayOf(day)] && !isClosedDay(appointments, office, day)) ?? from
}

function weekdayOf(day: string): (typeof weekdays)[number] {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mo'
}

const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const later = (one: string, other: string): string => (one > other ? one : other)
