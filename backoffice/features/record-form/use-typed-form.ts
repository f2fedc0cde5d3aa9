import { useEffect, useState } from 'react'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useDraft } from '#backoffice/features/record-form/use-draft.ts'
import { type Fields, isSameValue } from '#contract/rules/staff/merge-fields.ts'

export type TypedForm<Values extends Fields> = ReturnType<typeof useTypedForm<Values>>

/**
 * A small form, such as a note or a dialog (OWN-23): what is typed is stored on the device and is there again after a reload, until it is
 * saved or dropped. Fields that nobody typed in follow `current`. Put `TypedFormGuard` beside it: it asks before leaving.
 */
export function useTypedForm<Values extends Fields>({ kind, id, current }: { kind: string; id: string | number; current: Values }) {
  const { staff } = useSession()
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [was, setWas] = useState<Partial<Values>>({})
  const [isRestored, setRestored] = useState(false)
  const draft = useDraft({ staffId: staff.id, kind, id: String(id) }, { version: 1, changed: typed, was })
  const { found, dismiss } = draft
  useEffect(() => {
    if (!found) return
    setTyped((held) => ({ ...(found.changed as Partial<Values>), ...held }))
    setWas((held) => ({ ...(found.was as Partial<Values>), ...held }))
    setRestored(true)
    dismiss()
    // `dismiss` is new each time
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found])
  const drop = () => {
    draft.drop()
    setTyped({})
    setWas({})
    setRestored(false)
  }
  const change = (part: Partial<Values>) => {
    const all = { ...typed, ...part }
    const names = (Object.keys(all) as (keyof Values & string)[]).filter((name) => !isSameValue(all[name], current[name]))
    if (!names.length) return drop()
    setTyped(Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<Values>)
    setWas(Object.fromEntries(names.map((name) => [name, name in was ? was[name] : current[name]])) as Partial<Values>)
  }
  return {
    values: { ...current, ...typed },
    /** What the typed fields held when their typing began. */
    was,
    isDirty: Object.keys(typed).length > 0,
    isRestored,
    change,
    /** Forgets what was typed, here and on the device. */
    drop,
  }
}
