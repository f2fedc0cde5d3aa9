import { useState } from 'react'
import { useSession } from '#backoffice/client/use-staff.ts'
import {
  keepLaterInput,
  type OthersChanges,
  type RecordFormOptions,
  type SavedRecord,
} from '#backoffice/features/record-form/save-merged.ts'
import { useDraft } from '#backoffice/features/record-form/use-draft.ts'
import { useLatest } from '#backoffice/features/record-form/use-latest.ts'
import { useSaving } from '#backoffice/features/record-form/use-saving.ts'
import { findChangedFields, type Fields, mergeFields } from '#contract/rules/staff/merge-fields.ts'

export type RecordForm<Values extends Fields> = ReturnType<typeof useRecordForm<Values>>

/**
 * A colleague's changes: merged into a save (`saved`), received without a conflict (`beside`), or in conflict with unsaved input
 * (`disputed`).
 */
export type FormNotice = OthersChanges & { kind: 'saved' | 'beside' | 'disputed' }

/**
 * The form of a versioned record. Sends only the changed fields, keeps a draft on the device, and merges the saves of other people. Render
 * `RecordFormBar` with the form: the bar saves, asks before leaving and resolves conflicts.
 */
export function useRecordForm<Values extends Fields>(options: RecordFormOptions<Values>) {
  const { record, kind, id, check } = options
  const { staff } = useSession()
  const [base, setBase] = useState(record)
  const [seen, setSeen] = useState(record.version)
  const [values, setValues] = useState(record.values)
  const latest = useLatest(values)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const changed = findChangedFields(base.values, values)
  const count = Object.keys(changed).length
  const draft = useDraft({ staffId: staff.id, kind, id }, { version: base.version, changed, was: pick(base.values, Object.keys(changed)) })
  const adopt = (saved: SavedRecord<Values>, othersChanges: OthersChanges | null, sent: Values) => {
    const left = keepLaterInput(saved.values, sent, latest.current)
    setBase(saved)
    setSeen(saved.version)
    setValues(left)
    setNotice(othersChanges && { ...othersChanges, kind: 'saved' })
    if (!Object.keys(findChangedFields(saved.values, left)).length) draft.drop()
    options.onSaved?.(saved, othersChanges)
    return left
  }
  const saving = useSaving(options, { base, values, adopt })
  // shows a colleague's save at once. If both people changed the same field, the form keeps its values, and saving asks which value to
  // keep.
  if (record.version > Math.max(base.version, seen) && !saving.isSaving) {
    setSeen(record.version)
    const { merged, taken, conflicts } = mergeFields(base.values, values, record.values)
    const isDisputed = conflicts.length > 0
    if (!isDisputed) {
      setBase(record)
      setValues(merged)
    }
    const fields = isDisputed ? conflicts.map(({ field }) => field) : taken
    if (count && fields.length) setNotice({ kind: isDisputed ? 'disputed' : 'beside', by: record.by ?? '', fields })
  }
  const wrong: Partial<Record<string, string>> = saving.isTried && check ? check(values) : {}
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((held) => ({ ...held, [name]: value }))
    saving.clearRefusal(name)
  }
  return {
    ...saving,
    values,
    labels: options.labels,
    changed,
    changedCount: count,
    notice,
    dismissNotice: () => setNotice(null),
    set,
    discard: () => {
      const stored = record.version > base.version ? record : base
      setBase(stored)
      setValues(stored.values)
      setNotice(null)
      draft.drop()
      saving.reset()
    },
    field: <Name extends keyof Values & string>(name: Name) => ({
      'data-field': name,
      label: options.labels[name],
      value: values[name],
      onChange: (value: Values[Name]) => set(name, value),
      error: wrong[name] ?? saving.refused[name] ?? null,
    }),
    draft: {
      found: draft.found,
      isOlder: (draft.found?.version ?? 0) < base.version,
      restore: () => {
        if (!draft.found) return
        // uses the draft's version: the server then reports saves by others after the draft as a conflict
        setBase((held) => ({ ...held, values: { ...held.values, ...draft.found?.was }, version: draft.found?.version ?? held.version }))
        setValues((held) => ({ ...held, ...draft.found?.changed }))
        draft.dismiss()
      },
      drop: draft.drop,
    },
  }
}

function pick(values: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
