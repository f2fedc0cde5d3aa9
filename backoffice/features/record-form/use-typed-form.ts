import { useEffect, useState } from 'react'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useDraft } from '#backoffice/features/record-form/use-draft.ts'
import { type Fields, isSameValue } from '#contract/rules/staff/merge-fields.ts'

type Options<Values extends Fields> = {
  kind: string
  id: string | number
  current: Values
  /** How unsaved input is restored after a reload: at once, or on request through `DraftNotice`. */
  restore?: 'at once' | 'on request'
}

/**
 * A form without a versioned record, such as a note or a dialog. A draft is stored on the device and restored after a reload, until it is
 * saved or discarded. Untouched fields follow `current`. Render `TypedFormGuard` or `LeaveGuard` beside it: they ask before leaving.
 */
export function useTypedForm<Values extends Fields>({ kind, id, current, restore = 'at once' }: Options<Values>) {
  const { staff } = useSession()
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [was, setWas] = useState<Partial<Values>>({})
  const [isRestored, setRestored] = useState(false)
  const draft = useDraft({ staffId: staff.id, kind, id: String(id) }, { version: 1, changed: typed, was })
  const { found, dismiss } = draft
  const isAtOnce = restore === 'at once'
  useEffect(() => {
    if (!found || !isAtOnce) return
    setTyped((held) => ({ ...(found.changed as Partial<Values>), ...held }))
    setWas((held) => ({ ...(found.was as Partial<Values>), ...held }))
    setRestored(true)
    dismiss()
    // `dismiss` is not stable
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found, isAtOnce])
  const reset = () => {
    setTyped({})
    setWas({})
    setRestored(false)
  }
  const drop = () => {
    draft.drop()
    reset()
  }
  const change = (part: Partial<Values>) => {
    const all = { ...typed, ...part }
    const names = (Object.keys(all) as (keyof Values & string)[]).filter((name) => !isSameValue(all[name], current[name]))
    // keep a draft that is still offered
    if (!names.length) return found ? reset() : drop()
    setTyped(Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<Values>)
    setWas(Object.fromEntries(names.map((name) => [name, name in was ? was[name] : current[name]])) as Partial<Values>)
  }
  return {
    values: { ...current, ...typed },
    /** The value of each changed field before its first change. */
    was,
    isDirty: Object.keys(typed).length > 0,
    isRestored,
    change,
    /** Discards the input, here and on the device. */
    drop,
    draft: {
      found,
      isOlder: false,
      restore: () => {
        change(found?.changed as Partial<Values>)
        dismiss()
      },
      drop: draft.drop,
    },
  }
}
