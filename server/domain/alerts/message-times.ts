import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import type { AlertPace } from '#contract/rules/alert-enums.ts'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { officeClock, visitTimestamp } from '#contract/rules/visit-times.ts'

/** A price that is set by mistake is put right within minutes. */
const settleMs = 10 * minuteMs
const morning = '10:00'
const wakes = '08:00'
const sleeps = '22:00'

/**
 * When somebody may be notified of what happened now: the daily message leaves at ten in the morning; at once is after ten minutes, and not
 * by night. The clock is that of the office whose language they read.
 */
export function nextMessageTime(pace: AlertPace, language: Language, now: number): Date {
  const office: OfficeKey = language === 'en' ? 'dubai' : 'moscow'
  if (pace === 'daily') return new Date(nextTime(office, morning, now))
  const soon = now + settleMs
  const { time } = officeClock(office, soon)
  return new Date(time >= wakes && time < sleeps ? soon : nextTime(office, wakes, soon))
}

/** The next moment at which the clock of an office shows this time. */
function nextTime(office: OfficeKey, time: string, after: number): number {
  const today = visitTimestamp({ city: office, date: officeClock(office, after).date, time })
  return today > after ? today : visitTimestamp({ city: office, date: officeClock(office, after + dayMs).date, time })
}
