import { findChangedFields, type Fields, mergeFields } from '#contract/rules/staff/merge-fields.ts'

/** Fields that a colleague (`by`) changed meanwhile. */
export type OthersChanges = { by: string; fields: readonly string[] }

export type SavedRecord<Values> = { values: Values; version: number; by?: string | null }
export type RecordFormOptions<Values extends Fields> = {
  /** The kind of the record, as in the query keys. */
  kind: string
  id: string
  record: SavedRecord<Values>
  labels: Record<keyof Values & string, string>
  /** Sends the changed fields; returns the record after the save. */
  save: (changed: Partial<Values>, version: number) => Promise<SavedRecord<Values>>
  /** Reads the form's values from `current` in the response to a conflicting save. */
  valuesOf: (current: never) => Values
  /** Validation messages by field; an invalid form is not sent. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>
  onSaved?: (saved: SavedRecord<Values>, othersChanges: OthersChanges | null) => void
}

/** A save that was refused because the version was outdated: what is stored, by whom and since when. */
export type StaleSave<Values> = { theirs: Values; version: number; by: string; at: string }

/** Fields that two people changed to different values. */
export type EditConflict<Values extends Fields> = StaleSave<Values> & {
  fields: readonly (keyof Values & string)[]
  was: Values
  mine: Values
  /** The merged values; the disputed fields are still open. */
  merged: Values
  othersChanges: OthersChanges | null
}

type Outcome<Values extends Fields> =
  | { kind: 'saved'; record: SavedRecord<Values>; othersChanges: OthersChanges | null }
  | { kind: 'disputed'; dispute: EditConflict<Values> }

type Store<Values extends Fields> = {
  save: (changed: Partial<Values>, version: number) => Promise<SavedRecord<Values>>
  /** Reads a version conflict; null for any other error. */
  readStaleSave: (error: unknown) => StaleSave<Values> | null
}

/**
 * Saves changes to a version of a record. On a version conflict, fields only one person changed are merged and sent again. If both changed
 * a field to different values, returns a dispute and saves nothing.
 */
export async function saveMerged<Values extends Fields>(
  store: Store<Values>,
  wanted: Values,
  from: SavedRecord<Values>,
  othersChanges: OthersChanges | null = null,
): Promise<Outcome<Values>> {
  const changed = findChangedFields(from.values, wanted)
  if (!Object.keys(changed).length) return { kind: 'saved', record: from, othersChanges }
  try {
    return { kind: 'saved', record: await store.save(changed, from.version), othersChanges }
  } catch (error) {
    const late = store.readStaleSave(error)
    if (!late) throw error
    const { merged, taken, conflicts } = mergeFields(from.values, wanted, late.theirs)
    const all = join(othersChanges, { by: late.by, fields: taken })
    if (!conflicts.length) return saveMerged(store, merged, { values: late.theirs, version: late.version }, all)
    const fields = conflicts.map(({ field }) => field)
    return { kind: 'disputed', dispute: { ...late, fields, was: from.values, mine: wanted, merged, othersChanges: all } }
  }
}

function join(one: OthersChanges | null, other: OthersChanges): OthersChanges | null {
  if (!other.fields.length) return one
  if (!one) return other
  return { by: one.by === other.by ? one.by : `${one.by}, ${other.by}`, fields: [...new Set([...one.fields, ...other.fields])] }
}
