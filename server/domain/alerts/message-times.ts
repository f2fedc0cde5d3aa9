import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { AlertPace } from '#contract/rules/alert-enums.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { officeClock, visitTimestamp } from '#contract/rules/visit-times.ts'

/** Delay of an immediate message, which leaves the staff time to correct a wrong price. */
const settleMs = 10 * minuteMs
const morning = '10:00'
const wakes = '08:00'
const sleeps = '22:00'

/**
 * Returns the time to notify a person of an event that happens now. Daily messages are sent at 10:00. Immediate messages are sent after ten
 * minutes, but not at night. Times are local to the office that serves the person's language.
 */
export function nextMessageTime(pace: AlertPace, language: Language, now: number): Date {
  if (pace === 'daily') return new Date(nextTime(officeOf(language), morning, now))
  const soon = now + settleMs
  return nightEnd(language, soon) ?? new Date(soon)
}

/** Returns the end of the night in which no message is sent, or null by day. */
export function nightEnd(language: Language, now: number): Date | null {
  const office = officeOf(language)
  const { time } = officeClock(office, now)
  return time >= wakes && time < sleeps ? null : new Date(nextTime(office, wakes, now))
}

const officeOf = (language: Language): OfficeKey => (language === 'en' ? 'dubai' : 'moscow')

function nextTime(office: OfficeKey, time: string, after: number): number {
  const today = visitTimestamp({ city: office, date: officeClock(office, after).date, time })
  return today > after ? today : visitTimestamp({ city: office, date: officeClock(office, after + dayMs).date, time })
}
