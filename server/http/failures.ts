import { ErrorBody } from '#contract/errors.ts'

/** The refusals that any reading call can answer, for the API's document. */
export const failures = {
  400: ErrorBody.describe('A parameter is unknown or malformed.'),
  404: ErrorBody.describe('There is no such thing.'),
  503: ErrorBody.describe('The database is away for the moment.'),
} as const
