import { z } from 'zod'
import { Day } from '#contract/date.ts'

/** The first and the last day of a period by the clock of the first office; both are in it. */
export const InsightPeriod = z.strictObject({ from: Day, to: Day }).refine(({ from, to }) => from <= to, { path: ['to'] })
export type InsightPeriod = z.output<typeof InsightPeriod>
