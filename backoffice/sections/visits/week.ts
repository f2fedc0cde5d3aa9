import { dayMs } from '#contract/rules/durations.ts'

/** The date of a timestamp in the device's time zone: `2026-11-24`. */
export function dayOfDevice(at: number): string {
  const date = new Date(at)
  return dayOf(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Adds days to a date such as `2026-11-24`. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)

/** The date of the Monday in a timestamp's week, in the device's time zone. */
export function weekOf(at: number): string {
  return addDays(dayOfDevice(at), -((new Date(at).getDay() + 6) % 7))
}
