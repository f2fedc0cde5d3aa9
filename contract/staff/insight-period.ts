import { z } from 'zod'
import { Day } from '#contract/date.ts'

/** A period of days in the time zone of the first office, both ends inclusive. */
export const InsightPeriod = z.strictObject({ from: Day, to: Day }).refine(({ from, to }) => from <= to, { path: ['to'] })
export type InsightPeriod = z.output<typeof InsightPeriod>
