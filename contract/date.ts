import { z } from 'zod'

/** The years accepted in dates from clients. The range is wider than any field needs, and supported by all calendars and databases. */
export const inputYears = { min: 1900, max: 2199 } as const

const hasUsualYear = (text: string) => Number(text.slice(0, 4)) >= inputYears.min && Number(text.slice(0, 4)) <= inputYears.max
const wrongYear = { params: { field: 'calendar_year' } }

/** A calendar day from a client, such as `2026-11-21`, in a year of `inputYears`. */
export const Day = z.iso.date({ abort: true }).refine(hasUsualYear, wrongYear)

/** A date and time with its offset, in a year of `inputYears`, kept as text. */
export const DateTimeText = z.iso.datetime({ offset: true, abort: true }).refine(hasUsualYear, wrongYear)

/** Like `DateTimeText`, converted to a `Date`. */
export const DateTime = DateTimeText.transform((text) => new Date(text))
