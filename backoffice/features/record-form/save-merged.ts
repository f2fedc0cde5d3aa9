import { findChangedFields, type Fields, mergeFields } from '#contract/rules/staff/merge-fields.ts'

/** The fields that a colleague (`by`) has saved since this form was loaded. */
export type OthersChanges = { by: string; fields: readonly string[] }

export type SavedRecord<Values> = { values: Values; version: number; by?: string | null }
export type RecordFormOptions<Values extends Fields> = {
  kind: string
  id: string
  record: SavedRecord<Values>
  labels: Record<keyof Values & string, string>
  save: (changed: Partial<Values>, version: number) => Promise<SavedRecord<Values>>
  /** Reads the form's values from `current`, the stored record in the response to a conflicting save. */
  valuesOf: (current: never) => Values
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>
  onSaved?: (saved: SavedRecord<Values>, othersChanges: OthersChanges | null) => void
}

/**
 * A save that the server refused, because someone else had saved first. `theirs` and `version`: the stored record. `by` and `at`: who saved
 * it, and when.
 */
export type StaleSave<Values> = { theirs: Values; version: number; by: string; at: string }

export type EditConflict<Values extends Fields> = StaleSave<Values> & {
  fields: readonly (keyof Values & string)[]
  was: Values
  mine: Values
  /** The merged values. Fields in conflict still have to be resolved. */
  merged: Values
  othersChanges: OthersChanges | null
}

type Outcome<Values extends Fields> =
  | { kind: 'saved'; record: SavedRecord<Values>; othersChanges: OthersChanges | null }
  | { kind: 'disputed'; dispute: EditConflict<Values> }

type Store<Values extends Fields> = {
  save: (changed: Partial<Values>, version: number) => Promise<SavedRecord<Values>>
  readStaleSave: (error: unknown) => StaleSave<Values> | null
}

/**
 * Saves changes to one version of a record. On a version conflict, merges the fields that only one person changed, and saves again. If both
 * people changed a field to different values, saves nothing and returns the dispute.
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

/**
 * Returns the values of a form after a save. `sent`: the form's values when the save began. `held`: its values now. Fields that were
 * changed during the save keep their value in `held`.
 */
export function keepLaterInput<Values extends Fields>(saved: Values, sent: Values, held: Values): Values {
  return { ...saved, ...findChangedFields(sent, held) }
}

function join(one: OthersChanges | null, other: OthersChanges): OthersChanges | null {
  if (!other.fields.length) return one
  if (!one) return other
  return { by: one.by === other.by ? one.by : `${one.by}, ${other.by}`, fields: [...new Set([...one.fields, ...other.fields])] }
}
