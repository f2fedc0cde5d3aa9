import { useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import { baseAfterConflict, type Fields } from '#contract/rules/staff/merge-fields.ts'

/**
 * Optimistic locking for a small record without a version: a save sends the values that were shown, and the server refuses the save if
 * the stored values differ from them. After a refusal, `late` holds the stored values, and the next save overwrites those that the person
 * changed.
 */
export function useOptimisticLock<Values extends Fields>(opened: Values) {
  const [was, setWas] = useState(opened)
  const [late, setLate] = useState<Values | null>(null)
  return {
    was,
    late,
    /** Starts over with another record. */
    begin: (values: Values) => {
      setWas(values)
      setLate(null)
    },
    /** Sends the typed values, and records a refusal in `late`. `base`: the values first shown, by default those of the hook. */
    guard: async <Result>(typed: Values, send: (was: Values) => Promise<Result>, base = was): Promise<Result> => {
      try {
        return await send(base)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && reasonOf(error) === 'edited-meanwhile') {
          const { current } = error.body as { current: Values }
          setWas(baseAfterConflict(base, typed, current))
          setLate(current)
        }
        throw error
      }
    },
  }
}
