import { tabStorage } from '#app/browser/storage.ts'

const prefix = 'draft:'

/** Reads a form's draft, which is stored per tab. Empty if there is none or storage is forbidden. */
export function readDraft(key: string): Record<string, string> {
  const stored = tabStorage.getJson(prefix + key)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export function writeDraft(key: string, values: Record<string, string>): void {
  const stored = Object.entries(values).filter(([, value]) => value !== '')
  tabStorage.set(prefix + key, stored.length ? JSON.stringify(Object.fromEntries(stored)) : null)
}
