import type { z } from 'zod'
import { recordOf } from '#contract/rules/record-of.ts'
import { definitionOf, ownerSettingNames, type OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { Environment } from '#server/config/environment.ts'

/** Returns the default of each owner setting: the value of its environment variable, or else the default in the code. */
export function ownerSettingDefaults(env: z.output<typeof Environment>): OwnerSettings {
  const given: Readonly<Record<string, unknown>> = env
  return recordOf(
    ownerSettingNames.map((name) => {
      const { environment, usual } = definitionOf(name)
      const value = environment === undefined ? undefined : given[environment]
      return [name, typeof value === 'number' ? value : usual] as const
    }),
  )
}
