import { z } from 'zod'
import { Day } from '#contract/date.ts'

/** First and last day of a period, both inclusive, in the time zone of the first office. */
export const InsightPeriod = z.strictObject({ from: Day, to: Day }).refine(({ from, to }) => from <= to, { path: ['to'] })
export type InsightPeriod = z.output<typeof InsightPeriod>
