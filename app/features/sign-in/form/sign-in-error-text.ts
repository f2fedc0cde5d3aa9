import { ApiError, errorText } from '#app/client/api-error.ts'

/** Statuses whose message is useful to the person: no connection, invalid field, conflict, rate limit, unavailable. */
const shownStatuses = [0, 400, 409, 429, 503]

export function signInErrorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && shownStatuses.includes(error.status) ? errorText(error, fallback) : fallback
}

export function readFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(Object.entries(error.errors).map(([field, messages]) => [field, messages.join(' ')]))
}
