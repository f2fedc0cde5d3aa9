import type { Reason } from '#server/context/reasons.ts'

/** What can go wrong in a verb; one place turns a code into a status, another into a sentence. */
const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'gone',
  'conflict',
  'unprocessable',
  'too-large',
  'unsupported',
  'too-many',
  'unavailable',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Values of a sentence's placeholders, by name; money is written as the person's language writes it. */
export type SentenceValues = Record<string, string | number | { cents: number }>

type Details = {
  /** Seconds after which another attempt makes sense. */
  retryAfterS?: number
  /** The sentence to use instead of the code's own. */
  reason?: Reason
  values?: SentenceValues
  /** The invalid fields, each with its reason. */
  fields?: Record<string, Reason>
  /** Fields of the response body besides `detail` and `errors`, in their wire form. */
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
