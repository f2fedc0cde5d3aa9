import { browserStorage } from '#app/browser/storage.ts'
import { draftCopies } from '#backoffice/client/draft-copies.ts'
import { dayMs } from '#contract/rules/durations.ts'

export type DraftKey = { staffId: string; kind: string; id: string }
/**
 * Unsaved input (`changed`), the version of the record that the person edited, and the values of the same fields in that version (`was`).
 */
export type RecordDraft = { version: number; at: number; changed: Record<string, unknown>; was: Record<string, unknown> }

const prefix = 'staff-draft:'
const maxAgeMs = 7 * dayMs
const nameOf = ({ staffId, kind, id }: DraftKey) => `${prefix}${staffId}:${kind}:${id}`

/** Returns this person's draft on this device; null if there is none or it is older than seven days. */
export function readRecordDraft(key: DraftKey, now = Date.now()): RecordDraft | null {
  return fresh(browserStorage.getJson(nameOf(key)), now)
}

/** Like `readRecordDraft`, but reads the copy in IndexedDB, which survives a killed browser. */
export async function readDraftCopy(key: DraftKey, now = Date.now()): Promise<RecordDraft | null> {
  return fresh(await draftCopies.read(nameOf(key)), now)
}

export function writeRecordDraft(key: DraftKey, draft: RecordDraft): void {
  browserStorage.set(nameOf(key), JSON.stringify(draft))
  void draftCopies.write(nameOf(key), draft)
}

export function dropRecordDraft(key: DraftKey): void {
  browserStorage.set(nameOf(key), null)
  void draftCopies.write(nameOf(key), null)
}

/** Removes everyone's expired drafts; with `staffId`, also all drafts of that person. */
export async function sweepRecordDrafts(staffId?: string, now = Date.now()): Promise<void> {
  const isDone = (name: string, value: unknown) => (staffId !== undefined && name.startsWith(`${prefix}${staffId}:`)) || !fresh(value, now)
  for (const [name] of browserStorage.entries().filter(([each]) => each.startsWith(prefix)))
    if (isDone(name, browserStorage.getJson(name))) browserStorage.set(name, null)
  for (const name of await draftCopies.names()) if (isDone(name, await draftCopies.read(name))) await draftCopies.write(name, null)
}

function fresh(value: unknown, now: number): RecordDraft | null {
  const draft = toDraft(value)
  return draft && now - draft.at < maxAgeMs ? draft : null
}

function toDraft(value: unknown): RecordDraft | null {
  if (typeof value !== 'object' || value === null) return null
  const { version, at, changed, was } = value as Partial<RecordDraft>
  if (typeof version !== 'number' || typeof at !== 'number') return null
  return isObject(changed) && isObject(was) ? { version, at, changed, was } : null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
