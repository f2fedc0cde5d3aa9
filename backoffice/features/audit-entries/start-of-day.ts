import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'

/**
 * Returns the time at which a day (`2026-11-21`) starts in a time zone, as an ISO timestamp. `daysAfter` moves the day forward by a number
 * of days. Returns null for malformed input.
 */
export function startOfDay(day: string | null, timeZone: string, daysAfter = 0): string | null {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysAfter * dayMs
  if (Number.isNaN(midnight)) return null
  const shown = dateFormat('iso', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(midnight)
  const offset = Date.parse(`${shown.replace(' ', 'T')}Z`) - midnight
  return new Date(midnight - Math.round(offset / minuteMs) * minuteMs).toISOString()
}
