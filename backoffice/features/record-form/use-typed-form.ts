import { useEffect, useState } from 'react'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useDraft } from '#backoffice/features/record-form/use-draft.ts'
import { useLatest } from '#backoffice/features/record-form/use-latest.ts'
import { findChangedFields, type Fields, isSameValue } from '#contract/rules/staff/merge-fields.ts'

export type TypedFormOptions<Values extends Fields> = {
  kind: string
  id: string | number
  current: Values
  /** Whether unsaved input is restored right after a reload, or only when the person asks for it in `DraftNotice`. */
  restore?: 'at once' | 'on request'
}

/**
 * A form that has no versioned record, such as a note or a dialog. Its draft is stored on the device and restored after a reload, until the
 * form is saved or discarded. Unchanged fields follow `current`. Render `TypedFormGuard` or `LeaveGuard` beside the form to ask before
 * leaving.
 */
export function useTypedForm<Values extends Fields>({ kind, id, current, restore = 'at once' }: TypedFormOptions<Values>) {
  const { staff } = useSession()
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [was, setWas] = useState<Partial<Values>>({})
  const [isRestored, setRestored] = useState(false)
  const changed = findChangedFields<Fields>(current, typed)
  const draft = useDraft({ staffId: staff.id, kind, id: String(id) }, { version: 1, changed, was })
  const { found, dismiss } = draft
  const latest = useLatest({ typed, was, current, found })
  const isAtOnce = restore === 'at once'
  useEffect(() => {
    if (!found || !isAtOnce) return
    setTyped((held) => ({ ...(found.changed as Partial<Values>), ...held }))
    setWas((held) => ({ ...(found.was as Partial<Values>), ...held }))
    setRestored(true)
    dismiss()
    // `dismiss` changes with every render
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
  const settle = () => {
    const sent: Fields = { ...current, ...typed }
    // compares with the values just sent, because the person may have changed a field back during the save
    const later = findChangedFields<Fields>(sent, { ...current, ...latest.current.typed })
    const names = Object.keys(later)
    if (!names.length) return drop()
    setTyped(later as Partial<Values>)
    setWas(Object.fromEntries(names.map((name) => [name, sent[name]])) as Partial<Values>)
    setRestored(false)
  }
  // reads the latest input through a ref, because an upload may call a `change` function of an earlier render
  const change = (part: Partial<Values>, before = latest.current.was) => {
    const now = latest.current
    const all = { ...now.typed, ...part }
    const names = (Object.keys(all) as (keyof Values & string)[]).filter((name) => !isSameValue(all[name], now.current[name]))
    // nothing is changed any more; keeps the stored draft if the person has not restored it yet
    if (!names.length) return now.found ? reset() : drop()
    setTyped(Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<Values>)
    setWas(Object.fromEntries(names.map((name) => [name, name in before ? before[name] : now.current[name]])) as Partial<Values>)
  }
  return {
    values: { ...current, ...typed },
    was,
    isDirty: Object.keys(changed).length > 0,
    isRestored,
    change,
    drop,
    /** Drops the input after a save, except input typed during the save. Call the `settle` of the render in which the save began. */
    settle,
    draft: {
      found,
      isOlder: isOutdated(found?.was, current),
      restore: () => {
        change(found?.changed as Partial<Values>, found?.was as Partial<Values>)
        dismiss()
      },
      drop: draft.drop,
    },
  }
}

/** Whether any field of `was` has another value in `current`. `was` holds the values at the time of the edit. */
function isOutdated(was: Fields | undefined, current: Fields): boolean {
  return Object.entries(was ?? {}).some(([name, value]) => !isSameValue(value, current[name]))
}
