import { minuteMs } from '#contract/rules/durations.ts'

/** Returns the time until `expiresAt`, rounded up to the minute; null if it is missing or past. */
export function timeLeft(expiresAt: string | null, now: number): { hours: number; minutes: number } | null {
  if (expiresAt === null) return null
  const left = Date.parse(expiresAt) - now
  if (!(left > 0)) return null
  const minutes = Math.ceil(left / minuteMs)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
