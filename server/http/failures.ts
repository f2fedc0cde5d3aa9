import { ErrorBody } from '#contract/errors.ts'

/** The refusals that any reading call can answer, for the API's document. */
export const failures = {
  400: ErrorBody.describe('A parameter is unknown or malformed.'),
  404: ErrorBody.describe('There is no such thing.'),
  503: ErrorBody.describe('The database is away for the moment.'),
} as const

/** And those of a call about a person's own things. */
export const ownFailures = {
  ...failures,
  401: ErrorBody.describe('Nobody is signed in, or the session has ended.'),
  409: ErrorBody.describe('It cannot be done as things stand now; the sentence says why.'),
  429: ErrorBody.describe('Too many tries; Retry-After says when to come back.'),
} as const
