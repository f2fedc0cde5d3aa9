import { z } from 'zod'
import { recordOf } from '#contract/rules/record-of.ts'
import { thresholdNames } from '#contract/rules/staff/thresholds.ts'
import { Version } from '#contract/staff/amounts.ts'

/** Times and limits that change, by their names; null: the default again. Their bounds: `thresholdProblems`. */
export const ChangeThresholds = z.strictObject({
  version: Version,
  ...recordOf(thresholdNames.map((name) => [name, z.int().min(-1).max(1_000_000).nullable().optional()])),
})

/** Every time and limit: what the owner set, or null; and what it is where nothing is set. */
export const StaffThresholds = z.object({
  version: z.int(),
  changed: z.object(recordOf(thresholdNames.map((name) => [name, z.int().nullable()]))),
  defaults: z.object(recordOf(thresholdNames.map((name) => [name, z.number()]))).meta({
    description: 'From the environment, which may go beyond the bounds of the page, else from the code.',
  }),
})
export type StaffThresholds = z.output<typeof StaffThresholds>

export const ChangedThresholds = z.object({ action_id: z.string(), thresholds: StaffThresholds })
