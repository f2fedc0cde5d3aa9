import { dayMs } from '#contract/rules/durations.ts'

/** The day of a time by the clock of this device. */
export function dayOfDevice(at: number): string {
  const date = new Date(at)
  return dayOf(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The day some days after another, `2026-11-24`. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)

/** The Monday of the week that a time lies in, by the clock of this device. */
export function weekOf(at: number): string {
  return addDays(dayOfDevice(at), -((new Date(at).getDay() + 6) % 7))
}
