import { ApiError, errorText } from '#app/client/api-error.ts'

/** Errors whose own words help a person: an invalid field, taken, too many, away, no connection. */
const shownStatuses = [0, 400, 409, 429, 503]

/** A failure of the sign-in as a sentence: the server's where it helps, else the panel's own. */
export function signInErrorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && shownStatuses.includes(error.status) ? errorText(error, fallback) : fallback
}

/** The server's errors of single fields. */
export function readFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(Object.entries(error.errors).map(([field, messages]) => [field, messages.join(' ')]))
}
