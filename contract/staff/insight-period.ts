import { z } from 'zod'

/** The first and the last day of a period by the clock of the first office; both are in it. */
export const InsightPeriod = z.strictObject({ from: z.iso.date(), to: z.iso.date() }).refine(({ from, to }) => from <= to, { path: ['to'] })
export type InsightPeriod = z.output<typeof InsightPeriod>
