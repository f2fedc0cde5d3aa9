import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { AlertPace } from '#contract/rules/alert-enums.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { officeClock, visitTimestamp } from '#contract/rules/visit-times.ts'

/** Delay before a message, within which a price set by mistake is usually corrected. */
const settleMs = 10 * minuteMs
const morning = '10:00'
const wakes = '08:00'
const sleeps = '22:00'

/**
 * Returns the time (ms) at which a person may be notified of something that happened now. Daily messages leave at 10:00; immediate ones
 * after ten minutes, but not at night. Times are local to the office of the person's language.
 */
export function nextMessageTime(pace: AlertPace, language: Language, now: number): Date {
  const office: OfficeKey = language === 'en' ? 'dubai' : 'moscow'
  if (pace === 'daily') return new Date(nextTime(office, morning, now))
  const soon = now + settleMs
  const { time } = officeClock(office, soon)
  return new Date(time >= wakes && time < sleeps ? soon : nextTime(office, wakes, soon))
}

function nextTime(office: OfficeKey, time: string, after: number): number {
  const today = visitTimestamp({ city: office, date: officeClock(office, after).date, time })
  return today > after ? today : visitTimestamp({ city: office, date: officeClock(office, after + dayMs).date, time })
}
