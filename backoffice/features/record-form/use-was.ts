import { useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { reasonOf } from '#backoffice/client/call-staff.ts'
import type { Fields } from '#contract/rules/staff/merge-fields.ts'

/**
 * What somebody saw of a small record without a version: it goes along with what they save, so that nothing is overwritten that another has
 * changed meanwhile. Once a save was refused for that, `late` is what is stored now, and the next save means it.
 */
export function useWas<Values extends Fields>(opened: Values) {
  const [was, setWas] = useState(opened)
  const [late, setLate] = useState<Values | null>(null)
  return {
    was,
    late,
    /** Begins from another record. */
    begin: (values: Values) => {
      setWas(values)
      setLate(null)
    },
    /** Sends, and takes notice of a refusal. */
    guard: async <Result>(send: (was: Values) => Promise<Result>): Promise<Result> => {
      try {
        return await send(was)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && reasonOf(error) === 'edited-meanwhile') {
          const { current } = error.body as { current: Values }
          setWas(current)
          setLate(current)
        }
        throw error
      }
    },
  }
}
