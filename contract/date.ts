import { z } from 'zod'

/** Years accepted in dates from outside: wider than any field needs, and safe for every calendar and database. */
export const inputYears = { min: 1900, max: 2199 } as const

const hasUsualYear = (text: string) => Number(text.slice(0, 4)) >= inputYears.min && Number(text.slice(0, 4)) <= inputYears.max
const wrongYear = { params: { field: 'calendar_year' } }

/** A calendar day from outside, `2026-11-21`, in a year of `inputYears`. */
export const Day = z.iso.date({ abort: true }).refine(hasUsualYear, wrongYear)

/** A date and time with its zone, in a year of `inputYears`; stays text. */
export const DateTimeText = z.iso.datetime({ offset: true, abort: true }).refine(hasUsualYear, wrongYear)

/** Like `DateTimeText`, converted to a `Date`. */
export const DateTime = DateTimeText.transform((text) => new Date(text))
