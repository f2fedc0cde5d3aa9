import { CodedError } from '#server/context/coded-error.ts'

const retryAfterS = 5

/** The database cannot be reached, fell silent, or broke the connection. What was asked may or may not have been done. */
export class DatabaseUnavailable extends CodedError {
  constructor(cause: unknown) {
    super('unavailable', { retryAfterS })
    this.message = `The database is unavailable: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`
    this.cause = cause
  }
}
