import { useState } from 'react'
import { useSession } from '#backoffice/client/use-staff.ts'
import type { OthersChanges, RecordFormOptions, SavedRecord } from '#backoffice/features/record-form/save-merged.ts'
import { useDraft } from '#backoffice/features/record-form/use-draft.ts'
import { useSaving } from '#backoffice/features/record-form/use-saving.ts'
import { findChangedFields, type Fields, mergeFields } from '#contract/rules/staff/merge-fields.ts'

export type RecordForm<Values extends Fields> = ReturnType<typeof useRecordForm<Values>>

/** Others' changes: merged into a save, received without a conflict, or in conflict with unsaved input. */
export type FormNotice = OthersChanges & { kind: 'saved' | 'beside' | 'disputed' }

/**
 * The form of a versioned record: sends the changed fields, keeps a draft on the device, and merges with others' saves. Render
 * `RecordFormBar` with it: it saves, asks before leaving and resolves conflicts.
 */
export function useRecordForm<Values extends Fields>(options: RecordFormOptions<Values>) {
  const { record, kind, id, check } = options
  const { staff } = useSession()
  const [base, setBase] = useState(record)
  const [seen, setSeen] = useState(record.version)
  const [values, setValues] = useState(record.values)
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const changed = findChangedFields(base.values, values)
  const count = Object.keys(changed).length
  const draft = useDraft({ staffId: staff.id, kind, id }, { version: base.version, changed, was: pick(base.values, Object.keys(changed)) })
  const adopt = (saved: SavedRecord<Values>, othersChanges: OthersChanges | null) => {
    setBase(saved)
    setSeen(saved.version)
    setValues(saved.values)
    setNotice(othersChanges && { ...othersChanges, kind: 'saved' })
    draft.drop()
    options.onSaved?.(saved, othersChanges)
  }
  const saving = useSaving(options, { base, values, adopt })
  // show others' saves at once, unless both changed one field: then saving asks
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
      const latest = record.version > base.version ? record : base
      setBase(latest)
      setValues(latest.values)
      setNotice(null)
      draft.drop()
      saving.reset()
    },
    /** The props of a field of the UI kit. */
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
        // bases the form on the version of the draft, so that saving detects later saves of others
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
