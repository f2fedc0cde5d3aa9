import { useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import { baseAfterConflict, type Fields } from '#contract/rules/staff/merge-fields.ts'

/**
 * Optimistic locking for a small record without a version. Each save also sends the values that the person first saw. The server refuses
 * the save if its stored values differ. Then `late` holds the stored values, and the next save overwrites the fields that the person
 * changed, or all fields with `isWhole`.
 */
export function useOptimisticLock<Values extends Fields>(opened: Values, { isWhole = false } = {}) {
  const [was, setWas] = useState(opened)
  const [late, setLate] = useState<Values | null>(null)
  return {
    was,
    late,
    begin: (values: Values) => {
      setWas(values)
      setLate(null)
    },
    /**
     * Sends the typed values. If the server refuses them because the stored record has changed, puts the stored values into `late` and
     * rethrows the error. `base`: the values first shown to the person.
     */
    guard: async <Result>(typed: Values, send: (was: Values) => Promise<Result>, base = was): Promise<Result> => {
      try {
        return await send(base)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && reasonOf(error) === 'edited-meanwhile') {
          const { current } = error.body as { current: Values }
          setWas(isWhole ? current : baseAfterConflict(base, typed, current))
          setLate(current)
        }
        throw error
      }
    },
  }
}
