import { findChangedFields, type Fields, mergeFields } from '#contract/rules/staff/merge-fields.ts'

/** What others changed meanwhile. */
export type CameIn = { by: string; fields: readonly string[] }

/** The values of a record, the version that they are, and who made it. */
export type SavedRecord<Values> = { values: Values; version: number; by?: string | null }
export type RecordFormOptions<Values extends Fields> = {
  /** What the record is, as in the query keys. */
  kind: string
  id: string
  /** As it was read last. */
  record: SavedRecord<Values>
  /** What each field is called. */
  labels: Record<keyof Values & string, string>
  /** Sends what changed; returns the record as it is now. */
  save: (changed: Partial<Values>, version: number) => Promise<SavedRecord<Values>>
  /** The values of `current` in the response to a save that came too late. */
  valuesOf: (current: never) => Values
  /** Sentences beside wrong fields; what is wrong is not sent. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>
  onSaved?: (saved: SavedRecord<Values>, cameIn: CameIn | null) => void
}

/** A save that was refused because another came first: what is stored, by whom and when. */
export type TooLate<Values> = { theirs: Values; version: number; by: string; at: string }

/** Fields that two people changed to different values. */
export type Dispute<Values extends Fields> = TooLate<Values> & {
  fields: readonly (keyof Values & string)[]
  was: Values
  mine: Values
  /** What is to be saved, but for the disputed fields. */
  merged: Values
  cameIn: CameIn | null
}

type Outcome<Values extends Fields> =
  | { kind: 'saved'; record: SavedRecord<Values>; cameIn: CameIn | null }
  | { kind: 'disputed'; dispute: Dispute<Values> }

type Store<Values extends Fields> = {
  save: (changed: Partial<Values>, version: number) => Promise<SavedRecord<Values>>
  /** Null for every other error. */
  readTooLate: (error: unknown) => TooLate<Values> | null
}

/**
 * Saves what was typed over a version. Where another version came first, fields that only one person changed are merged and sent again;
 * fields that both changed are left for the person to settle.
 */
export async function saveMerged<Values extends Fields>(
  store: Store<Values>,
  wanted: Values,
  from: SavedRecord<Values>,
  cameIn: CameIn | null = null,
): Promise<Outcome<Values>> {
  const changed = findChangedFields(from.values, wanted)
  if (!Object.keys(changed).length) return { kind: 'saved', record: from, cameIn }
  try {
    return { kind: 'saved', record: await store.save(changed, from.version), cameIn }
  } catch (error) {
    const late = store.readTooLate(error)
    if (!late) throw error
    const { merged, taken, conflicts } = mergeFields(from.values, wanted, late.theirs)
    const all = join(cameIn, { by: late.by, fields: taken })
    if (!conflicts.length) return saveMerged(store, merged, { values: late.theirs, version: late.version }, all)
    const fields = conflicts.map(({ field }) => field)
    return { kind: 'disputed', dispute: { ...late, fields, was: from.values, mine: wanted, merged, cameIn: all } }
  }
}

function join(one: CameIn | null, other: CameIn): CameIn | null {
  if (!other.fields.length) return one
  if (!one) return other
  return { by: one.by === other.by ? one.by : `${one.by}, ${other.by}`, fields: [...new Set([...one.fields, ...other.fields])] }
}
