import { useState } from 'react'
import { newUuid } from '#app/browser/new-uuid.ts'
import { type TypedFormOptions, useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { type Fields, isSameValue } from '#contract/rules/staff/merge-fields.ts'

/** A typed form whose draft also stores the idempotency key. Submitting again after a reload therefore does not create a second record. */
export function useKeyedForm<Values extends Fields>({ current, ...options }: TypedFormOptions<Values>) {
  const [newKey] = useState(newUuid)
  // the key is empty until something is typed
  const blank: Values & { key: string } = { ...current, key: '' }
  const form = useTypedForm<Values & { key: string }>({ ...options, current: blank })
  const key = form.values.key || newKey
  const change = (part: Partial<Values>) => {
    const isBlank = isSameValue({ ...form.values, ...part, key: '' }, blank)
    form.change({ ...part, key: isBlank ? '' : key } as Partial<Values & { key: string }>)
  }
  return { ...form, change, key }
}
