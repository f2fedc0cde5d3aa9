import type { z } from 'zod'
import { recordOf } from '#contract/rules/record-of.ts'
import { definitionOf, thresholdNames, type Thresholds } from '#contract/rules/staff/thresholds.ts'
import type { Environment } from '#server/config/environment.ts'

/** The times and limits that hold until the owner changes them: those of the environment, else those of the code. */
export function thresholdDefaults(env: z.output<typeof Environment>): Thresholds {
  const given: Readonly<Record<string, unknown>> = env
  return recordOf(
    thresholdNames.map((name) => {
      const { environment, usual } = definitionOf(name)
      const value = environment === undefined ? undefined : given[environment]
      return [name, typeof value === 'number' ? value : usual] as const
    }),
  )
}
