import { latestYear } from '#contract/rules/latest-year.ts'
import { CodedError } from '#server/context/coded-error.ts'

/** Throws `invalid` for a year of production that is too far ahead. `field` is the name of the field in the API. */
export function assertYear(year: unknown, now: number, field: string): void {
  const last = latestYear(now)
  if (typeof year === 'number' && year > last)
    throw new CodedError('invalid', { fields: { [field]: 'fact-year-ahead' }, values: { year: last } })
}
