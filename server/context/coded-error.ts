import type { Reason } from '#server/context/reasons.ts'

/** What can go wrong in a verb; one place turns a code into a status, another into a sentence (API-09). */
export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'unsupported',
  'too-many',
  'unavailable',
] as const
export type ErrorCode = (typeof errorCodes)[number]

type Details = {
  /** Seconds after which another try makes sense. */
  retryAfterS?: number
  /** The sentence to say instead of the code's own. */
  reason?: Reason
  /** What stands in the sentence's places, by name. */
  values?: Record<string, string | number>
  /** Fields that are to blame, each with its reason. */
  fields?: Record<string, Reason>
  /** What the answer's body carries besides `detail` and `errors`, as it goes out. */
  body?: Record<string, unknown>
}

export class CodedError extends Error {
  readonly code: ErrorCode
  readonly details: Details
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.reason ? `${code}: ${details.reason}` : code)
    this.code = code
    this.details = details
  }
}
