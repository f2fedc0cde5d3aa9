import type { SessionResult } from '#server/db/embedded-session.ts'

/** What the shop's thread sends to the one of the embedded database. */
export type SessionCall =
  | { name: 'query'; text: string; values: readonly unknown[]; isInside: boolean }
  | { name: 'begin' }
  | { name: 'end'; how: 'commit' | 'rollback' }
  | { name: 'listen'; channel: string; listener: number }
  | { name: 'unlisten'; listener: number }
  | { name: 'close' }
export type NumberedCall = SessionCall & { call: number }

/** What comes back: how a call ended, or a notification for a listener. Opening the database is call 0. */
export type SessionMessage =
  | { call: number; result?: SessionResult | undefined }
  | { call: number; error: PackedError }
  | { listener: number }

/** What opening it needs. */
export type SessionData = { folder: string; fsync: boolean }

type PackedError = { message: string; stack: string; properties: [name: string, value: string | number][] }

/** An error as a message: a thread passes on neither its class nor its properties. The statement and its parameters stay behind. */
export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { message: String(error), stack: '', properties: [] }
  const properties = Object.entries(error).filter(
    (entry): entry is [string, string | number] => entry[0] !== 'query' && ['string', 'number'].includes(typeof entry[1]),
  )
  return { message: error.message, stack: error.stack ?? '', properties }
}

/** The error again, with SQLSTATE (`code`), constraint, table, `syscall` and whatever else it named. */
export function unpackError({ message, stack, properties }: PackedError): Error {
  return Object.assign(new Error(message), Object.fromEntries(properties), { stack })
}
