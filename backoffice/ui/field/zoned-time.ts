import { clockTime } from '#contract/rules/dates.ts'
import { minuteMs } from '#contract/rules/durations.ts'

/** Formats a timestamp in a time zone for an input: `2026-11-25T12:00`. */
export function toZonedText(iso: string, timeZone: string): string {
  return clockTime(timeZone, new Date(iso)).replace(' ', 'T')
}

/** Parses a text such as `2026-11-25T12:00` in a time zone into an ISO timestamp. */
export function fromZonedText(text: string, timeZone: string): string {
  const asUtc = Date.parse(`${text}:00Z`)
  // computed twice, because near a DST change the first guess may use the wrong offset
  const first = asUtc - offsetMs(asUtc, timeZone)
  return new Date(asUtc - offsetMs(first, timeZone)).toISOString()
}

function offsetMs(at: number, timeZone: string): number {
  return Date.parse(`${toZonedText(new Date(at).toISOString(), timeZone)}:00Z`) - Math.floor(at / minuteMs) * minuteMs
}
