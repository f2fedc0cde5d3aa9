import { weekdays } from '#contract/company.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import type { Company } from '#contract/rules/company.ts'
import { type DeliveryMethod, deliveryFeeCents } from '#contract/rules/delivery-fee.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { isClosedDay, officeClock, openDays, type Visit, visitTimes, visitTimestamp } from '#contract/rules/visit-times.ts'

/**
 * Where a piece is: in an office, or in another city (`office: null`); `movingTo` while it is on its way. `movingSince`: milliseconds, if
 * known.
 */
export type Whereabouts = { office: OfficeKey | null; movingTo: OfficeKey | null; movingSince?: number | null }

/** The owner's terms that a promise depends on. */
export type PromiseTerms = Pick<Company, 'week' | 'transferDays' | 'appointments'>

type Days = { min: number; max: number }

/** Returns the office of a city by its name in any language; undefined for other cities. */
export function officeInCity(city: string | null): OfficeKey | undefined {
  return offices.find((office) => office.city.ru === city || office.city.en === city)?.key
}

/** Returns where a piece is, by the names of its city and, while it is on its way, of its destination. */
export function whereaboutsOf(city: string | null, movingToCity: string | null): Whereabouts {
  return { office: officeInCity(city) ?? null, movingTo: officeInCity(movingToCity) ?? null }
}

/** Whether a piece has to be brought to an office, or is on its way. */
export function isAway({ office: place, movingTo }: Whereabouts, office: OfficeKey): boolean {
  return place !== office || movingTo !== null
}

/**
 * Returns the day, local to an office, by which a piece has certainly arrived there. Assumes that a transfer begins on the first open day,
 * and takes the maximum time.
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

/** Returns the day by which all of the pieces have certainly arrived in an office; today if there are no pieces. */
export function arrivalOfAll(terms: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey, now: number): string {
  return pieces.map((piece) => arrivalDay(terms, piece, office, now)).reduce(later, officeClock(office, now).date)
}

/** Returns the days on which an office can show the pieces. Booked visits are not considered. */
export function viewingDays(terms: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey, now: number): string[] {
  const first = arrivalOfAll(terms, pieces, office, now)
  return openDays(terms.appointments, office, now).filter((day) => day >= first)
}

/** Returns the times of a day at which an office can show the pieces. Booked visits are not considered. */
export function viewingTimes(
  terms: PromiseTerms,
  pieces: readonly Whereabouts[],
  { city, date }: Pick<Visit, 'city' | 'date'>,
  now: number,
): readonly string[] {
  return date < arrivalOfAll(terms, pieces, city, now) ? [] : visitTimes(terms.appointments, { city, date }, now)
}

/**
 * Returns the refundable deposit in cents for bringing a piece to an office for a viewing: a percentage of the price, rounded to whole
 * dollars. Null without a price, or if the deposit rounds to zero.
 */
export function depositCents(priceCents: number | null, percent: number): number | null {
  const dollars = priceCents === null ? 0 : Math.round((priceCents * percent) / 10_000)
  return dollars > 0 ? dollars * 100 : null
}

/** Whether a piece has to be brought to an office for a viewing there: it is not there, and not on its way there. */
export function mustBeBrought({ office: place, movingTo }: Whereabouts, office: OfficeKey): boolean {
  return (movingTo ?? place) !== office
}

/** Whether somebody who wants to see the pieces in an office must agree to a deposit first. */
export function asksDeposit(pieces: readonly Whereabouts[], office: OfficeKey, percent: number): boolean {
  return percent > 0 && pieces.some((piece) => mustBeBrought(piece, office))
}

/** Returns the first day on which all of the pieces can be collected in an office. */
export function readyDay(terms: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey, now: number): string {
  const first = arrivalOfAll(terms, pieces, office, now)
  return first > officeClock(office, now).date ? nextOpenDay(terms, office, first) : firstOpenDay(terms, office, now)
}

type Hold = { readyOn: string | null; office: OfficeKey; hours: number }

/**
 * Returns the end of the reservation of a new order, in milliseconds: `hours` from now, but not before the office closes on the day on
 * which the pieces are ready for pickup.
 */
export function holdEnd({ week }: Pick<PromiseTerms, 'week'>, { readyOn, office, hours }: Hold, now: number): number {
  const usual = now + hours * hourMs
  const closes = readyOn === null ? null : week[weekdayOf(readyOn)]?.closes
  return readyOn === null || !closes ? usual : Math.max(usual, visitTimestamp({ city: office, date: readyOn, time: closes }))
}

/** How long an office or address waits for the pieces of an order. Days count from the confirmation. */
export type Transit =
  /** All pieces are in the city. */
  | { kind: 'in-city' }
  | ({ kind: 'transfer' } & Days)
  /** No fixed time: the manager names it. */
  | { kind: 'agreed' }

/** Returns how long it takes to bring the pieces to an office, or to an address in its city. */
export function transitTo({ transferDays }: PromiseTerms, pieces: readonly Whereabouts[], office: OfficeKey | undefined): Transit {
  if (!office || pieces.some(({ movingTo }) => movingTo !== null)) return { kind: 'agreed' }
  return pieces.some((piece) => isAway(piece, office)) ? { kind: 'transfer', ...transferDays } : { kind: 'in-city' }
}

type Destination = { method: DeliveryMethod; office: OfficeKey | undefined }

/** Returns what an order is promised: the first day of a pickup, and how long its pieces take. */
export function promiseAt(
  terms: PromiseTerms,
  pieces: readonly Whereabouts[],
  { method, office }: Destination,
  now: number,
): { readyOn: string | null; transit: Transit } {
  const readyOn = method === 'pickup' && office ? readyDay(terms, pieces, office, now) : null
  return { readyOn, transit: transitTo(terms, pieces, office) }
}

/** Returns the office in a country (ISO 3166-1 alpha-2), whose city has fixed delivery times. */
export function officeOfCountry(country: string | null): OfficeKey | undefined {
  return offices.find((office) => office.country === country)?.key
}

/** The parts of an address that say which city it is in. */
export type AddressCity = { country?: string | null; state?: string | null; address_city?: string | null }

/** Words before the name of a city or emirate: «г. Москва», "Emirate of Dubai". */
const cityWords = /^(?:г\.\s*|г\s+|город\s+|эмират\s+|emirate\s+of\s+)/u

/**
 * Returns the office in the city of an address; undefined for an address elsewhere, to which the manager names the time. An address in the
 * Emirates usually has an emirate and no city: both must name the office's city if they are there.
 */
export function officeOfAddress({ country = null, state, address_city: city }: AddressCity): OfficeKey | undefined {
  const office = offices.find(({ key }) => key === officeOfCountry(country))
  const parts = (country === 'AE' ? [city, state] : [city]).flatMap((part) => part?.trim().toLowerCase() || [])
  const isThere = (part: string) => Object.values(office?.city ?? {}).some((name) => name.toLowerCase() === part.replace(cityWords, ''))
  return parts.length > 0 && parts.every(isThere) ? office?.key : undefined
}

/** Returns the fee in cents and the time of a delivery to the main city of a country. */
export function deliveryTo(terms: PromiseTerms, pieces: readonly Whereabouts[], country: string): { feeCents: number; transit: Transit } {
  return { feeCents: deliveryFeeCents('delivery', country), transit: transitTo(terms, pieces, officeOfCountry(country)) }
}

/** How long before an office closes the day still counts: later, nothing is prepared, collected or sent on that day. */
const lastCallMinutes = 60

/** Returns the first day on which an office can prepare pieces: today until `lastCallMinutes` before it closes. */
function firstOpenDay(terms: PromiseTerms, office: OfficeKey, now: number): string {
  const { date, time } = officeClock(office, now)
  const closes = terms.week[weekdayOf(date)]?.closes
  const isInTime = closes !== undefined && minutesOf(time) < minutesOf(closes) - lastCallMinutes
  return nextOpenDay(terms, office, isInTime ? date : dayAfter(date, 1))
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Longer than any closing of a shop; a shop without opening hours has no open day. */
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
