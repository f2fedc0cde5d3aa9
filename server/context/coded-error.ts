import type { ChecklistItem } from '#contract/rules/staff/piece-steps.ts'
import type { Reason } from '#server/context/reasons.ts'

/** Codes of errors. `server/http/guards/on-error.ts` maps them to HTTP statuses, `server/http/messages.ts` to sentences. */
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

/** Values for the placeholders of a sentence, by name. Amounts, days and checklist items are formatted in the reader's language. */
export type SentenceValues = Record<string, string | number | { cents: number } | { day: string } | { items: readonly ChecklistItem[] }>

type Details = {
  retryAfterS?: number
  /** Selects the sentence for this reason instead of the general sentence for `code`. */
  reason?: Reason
  values?: SentenceValues
  fields?: Record<string, Reason>
  /** Additional fields of the response body, besides `detail` and `errors`, in API format. */
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
