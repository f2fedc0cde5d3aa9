import { ApiError, errorText } from '#app/client/api-error.ts'

/** Statuses whose message helps the person: invalid field, conflict, rate limit, unavailable, no connection. */
const shownStatuses = [0, 400, 409, 429, 503]

/** The message of a failed sign-in: the server's if it helps, else the panel's own. */
export function signInErrorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && shownStatuses.includes(error.status) ? errorText(error, fallback) : fallback
}

/** The server's errors by field. */
export function readFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(Object.entries(error.errors).map(([field, messages]) => [field, messages.join(' ')]))
}
