import type { SessionResult } from '#server/db/embedded-session.ts'

export type SessionCall =
  | { name: 'query'; text: string; values: readonly unknown[]; isInside: boolean }
  | { name: 'begin' }
  | { name: 'end'; how: 'commit' | 'rollback' }
  | { name: 'listen'; channel: string; listener: number }
  | { name: 'unlisten'; listener: number }
  | { name: 'close' }
export type NumberedCall = SessionCall & { call: number }

/** Messages from the database thread: the result of a call, or a notification. Call 0 opens the database. */
export type SessionMessage =
  | { call: number; result?: SessionResult | undefined }
  | { call: number; error: PackedError }
  | { listener: number }

export type SessionData = { folder: string; fsync: boolean }

type PackedError = { message: string; stack: string; properties: [name: string, value: string | number][] }

export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { message: String(error), stack: '', properties: [] }
  const properties = Object.entries(error).filter(
    (entry): entry is [string, string | number] => entry[0] !== 'query' && ['string', 'number'].includes(typeof entry[1]),
  )
  return { message: error.message, stack: error.stack ?? '', properties }
}

/**
 * Restores an error from the database thread. Structured cloning would drop its properties, such as SQLSTATE (`code`), constraint and
 * table.
 */
export function unpackError({ message, stack, properties }: PackedError): Error {
  return Object.assign(new Error(message), Object.fromEntries(properties), { stack })
}
