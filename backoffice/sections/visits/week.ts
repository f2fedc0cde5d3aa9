import { dayMs } from '#contract/rules/durations.ts'

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs)

export const weekOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
