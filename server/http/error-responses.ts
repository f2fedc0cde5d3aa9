import { ErrorBody } from '#contract/errors.ts'

export const errorResponses = {
  400: ErrorBody.describe('A parameter is unknown or malformed.'),
  404: ErrorBody.describe('There is no such resource.'),
  503: ErrorBody.describe('The database is away at present.'),
} as const

export const customerErrorResponses = {
  ...errorResponses,
  401: ErrorBody.describe('Nobody is signed in, or the session has ended.'),
  409: ErrorBody.describe('It is impossible at present; the sentence says why.'),
  429: ErrorBody.describe('Too many attempts; Retry-After says when to come back.'),
} as const
