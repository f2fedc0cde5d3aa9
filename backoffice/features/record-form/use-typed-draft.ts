import { useState } from 'react'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useDraft } from '#backoffice/features/record-form/use-draft.ts'
import { findChangedFields, type Fields } from '#contract/rules/staff/merge-fields.ts'

/**
 * What is typed of something that is not there yet: an order, a note, a letter. It is stored on the device while it is typed, and offered again
 * after a reload (OWN-23); `DraftNotice` shows the offer, `LeaveGuard` asks before it leaves the screen.
 */
export function useTypedDraft<Values extends Fields>({ kind, id }: { kind: string; id: string }, empty: Values) {
  const { staff } = useSession()
  const [initial] = useState(empty)
  const [values, setValues] = useState(initial)
  const changed = findChangedFields(initial, values)
  const { found, drop, dismiss } = useDraft({ staffId: staff.id, kind, id }, { version: 0, changed, was: {} })
  return {
    values,
    set: (change: Partial<Values>) => setValues((held) => ({ ...held, ...change })),
    isDirty: Object.keys(changed).length > 0,
    /** Once it was sent, or is not wanted any more. */
    clear: () => {
      setValues(initial)
      drop()
    },
    draft: {
      found,
      isOlder: false,
      restore: () => {
        setValues((held) => ({ ...held, ...found?.changed }))
        dismiss()
      },
      drop,
    },
  }
}
