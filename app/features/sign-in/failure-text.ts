import { ApiError } from '#app/client/api-error.ts'

/** Refusals whose own words help a person: what is wrong with a field, taken, too many, away, no connection. */
const telling = [0, 400, 409, 429, 503]

/** A failure of the sign-in in words: the server's where they help, else the panel's own (AUTH-05 … AUTH-08). */
export function failureText(error: unknown, own: string): string {
  return error instanceof ApiError && telling.includes(error.status) && error.detail ? error.detail : own
}

/** What the server said of single fields. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(Object.entries(error.errors).map(([field, said]) => [field, said.join(' ')]))
}
