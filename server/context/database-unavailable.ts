import { CodedError } from '#server/context/coded-error.ts'

const retryAfterS = 5

/** The database is unreachable, timed out, or dropped the connection. It is unknown whether the statement was executed. */
export class DatabaseUnavailable extends CodedError {
  constructor(cause: unknown) {
    super('unavailable', { retryAfterS })
    this.message = `The database is unavailable: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`
    this.cause = cause
  }
}
