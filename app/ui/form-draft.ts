import { tabStorage } from '#app/browser/storage.ts'

const prefix = 'draft:'

/** The typed, unsent text of a form; stored for this tab only. Empty where storage is forbidden. */
export function readDraft(key: string): Record<string, string> {
  const stored = tabStorage.getJson(prefix + key)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Stores the values that are not empty; without any the draft is removed. */
export function writeDraft(key: string, values: Record<string, string>): void {
  const stored = Object.entries(values).filter(([, value]) => value !== '')
  tabStorage.set(prefix + key, stored.length ? JSON.stringify(Object.fromEntries(stored)) : null)
}
