/** What can go wrong in a verb; one place turns a code into a status, another into a sentence (API-09). */
export const errorCodes = ['invalid', 'not-found', 'conflict', 'too-large', 'unsupported', 'too-many', 'unavailable'] as const
export type ErrorCode = (typeof errorCodes)[number]

export class CodedError extends Error {
  readonly code: ErrorCode
  /** Seconds after which another try makes sense. */
  readonly retryAfterS: number | undefined
  constructor(code: ErrorCode, retryAfterS?: number) {
    super(code)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}
