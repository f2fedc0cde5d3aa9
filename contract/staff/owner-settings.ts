import { z } from 'zod'
import { recordOf } from '#contract/rules/record-of.ts'
import { ownerSettingNames } from '#contract/rules/staff/owner-setting-definitions.ts'
import { Version } from '#contract/staff/amounts.ts'

/** Changed owner settings, by name. Null resets a setting to its default. `ownerSettingProblems` checks the bounds. */
export const ChangeOwnerSettings = z.strictObject({
  version: Version,
  ...recordOf(ownerSettingNames.map((name) => [name, z.int().min(-1).max(1_000_000).nullable().optional()])),
})

/** Owner settings, by name. `changed`: the owner's value, or null. `defaults`: the value in force while `changed` is null. */
export const StaffOwnerSettings = z.object({
  version: z.int(),
  changed: z.object(recordOf(ownerSettingNames.map((name) => [name, z.int().nullable()]))),
  defaults: z.object(recordOf(ownerSettingNames.map((name) => [name, z.number()]))).meta({
    description: 'From the environment, which may exceed the bounds of the page, or else from the code.',
  }),
})
export type StaffOwnerSettings = z.output<typeof StaffOwnerSettings>

export const ChangedOwnerSettings = z.object({ action_id: z.string(), thresholds: StaffOwnerSettings })
