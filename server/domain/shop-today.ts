import { offices } from '#contract/offices.ts'
import { calendarDay } from '#contract/rules/dates.ts'

/** Returns the shop's date at a time, such as `2026-11-25`. The shop's date is the date in the first office's time zone. */
export const shopToday = (now: number | Date): string => calendarDay(offices[0].timeZone, now)
