import { newUuid } from '#app/browser/new-uuid.ts'

/** An attempt to send a message or a form, with its idempotency key. */
export type Attempt = { body: string; key: string }

/** The keys of messages or forms whose responses did not arrive, by text. */
export type AttemptKeys = Map<string, string>

/** Returns the next attempt. A text tried before keeps its key, even if other texts were tried since. A new text gets a new key. */
export function nextAttempt(keys: AttemptKeys, body: string): Attempt {
  const key = keys.get(body) ?? newUuid()
  keys.set(body, key)
  return { body, key }
}
