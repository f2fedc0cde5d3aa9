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
      const { key } = nextAttempt(keys, JSON.stringify(body))
      writeDraft(draftKey, Object.fromEntries(keys))
      return { ...body, key }
    },
    forget: () => {
      keys.clear()
      writeDraft(draftKey, {})
    },
  }
}
