import type { SessionResult } from '#server/db/embedded-session.ts'

/** Messages from the main thread to the thread of the embedded database. */
export type SessionCall =
  | { name: 'query'; text: string; values: readonly unknown[]; isInside: boolean }
  | { name: 'begin' }
  | { name: 'end'; how: 'commit' | 'rollback' }
  | { name: 'listen'; channel: string; listener: number }
  | { name: 'unlisten'; listener: number }
  | { name: 'close' }
export type NumberedCall = SessionCall & { call: number }

/** Messages back: the result of a call, or a notification. Opening the database is call 0. */
export type SessionMessage =
  | { call: number; result?: SessionResult | undefined }
  | { call: number; error: PackedError }
  | { listener: number }

/** Options for opening the database in its thread. */
export type SessionData = { folder: string; fsync: boolean }

type PackedError = { message: string; stack: string; properties: [name: string, value: string | number][] }

/**
 * Serializes an error for the other thread: structured cloning would drop its properties (SQLSTATE, constraint …). Omits the statement
 * and its parameters.
 */
export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { message: String(error), stack: '', properties: [] }
  const properties = Object.entries(error).filter(
    (entry): entry is [string, string | number] => entry[0] !== 'query' && ['string', 'number'].includes(typeof entry[1]),
  )
  return { message: error.message, stack: error.stack ?? '', properties }
}

/** Restores a serialized error with SQLSTATE (`code`), constraint, table, `syscall` and its other properties. */
export function unpackError({ message, stack, properties }: PackedError): Error {
  return Object.assign(new Error(message), Object.fromEntries(properties), { stack })
}
