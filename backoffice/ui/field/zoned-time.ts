import { clockTime } from '#contract/rules/dates.ts'
import { minuteMs } from '#contract/rules/durations.ts'

/** A time as the clocks of a zone show it, for an input: `2026-11-25T12:00`. */
export function toZonedText(iso: string, timeZone: string): string {
  return clockTime(timeZone, new Date(iso)).replace(' ', 'T')
}

/** The time at which the clocks of a zone show this. */
export function fromZonedText(text: string, timeZone: string): string {
  const asUtc = Date.parse(`${text}:00Z`)
  // twice: near a change of the clocks the first guess is in the other half
  const first = asUtc - offsetMs(asUtc, timeZone)
  return new Date(asUtc - offsetMs(first, timeZone)).toISOString()
}

function offsetMs(at: number, timeZone: string): number {
  return Date.parse(`${toZonedText(new Date(at).toISOString(), timeZone)}:00Z`) - Math.floor(at / minuteMs) * minuteMs
}
