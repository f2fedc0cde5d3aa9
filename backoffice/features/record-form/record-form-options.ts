import type { Fields } from '#contract/rules/staff/merge-fields.ts'

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
