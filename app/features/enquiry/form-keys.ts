import { type AttemptKeys, nextAttempt } from '#app/browser/attempt.ts'
import { readDraft, writeDraft } from '#app/ui/form-draft.ts'

/** Adds the idempotency key to the body of a form. */
export type Keyed = <Body extends object>(body: Body) => Body & { key: string }

/**
 * The idempotency keys of a form. A body that is sent again keeps its key, also after a reload. A different body gets a new key. Call
 * `forget` after the form has been sent, so that the same body counts as a new form.
 */
export function formKeys(form: string): { keyed: Keyed; forget: () => void } {
  const draftKey = `${form}-keys`
  const keys: AttemptKeys = new Map(Object.entries(readDraft(draftKey)))
  return {
    keyed: (body) => {
      const { key } = nextAttempt(keys, hashOf(JSON.stringify(body)))
      writeDraft(draftKey, Object.fromEntries(keys))
      return { ...body, key }
    },
    forget: () => {
      keys.clear()
      writeDraft(draftKey, {})
    },
  }
}

/**
 * Returns a short hash, so that the tab's storage contains no contact data. A collision is harmless, because the server also compares the
 * content.
 */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b)
  }
  return `${one >>> 0}-${other >>> 0}`
}
