import { browserStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'

const storageKey = 'staff-columns'
type Chosen = Record<string, string[]>

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && Object.values(value).every((keys) => Array.isArray(keys))

const store = createStore<Chosen>({}, () => {
  const found = browserStorage.getJson(storageKey)
  return isChosen(found) ? found : {}
})

const keyOf = (staffId: string, list: string) => `${staffId} ${list}`

/** Returns the columns that this person last chose for a list on this device; empty means all columns. */
export function useChosenColumns(staffId: string, list: string): readonly string[] {
  return useStore(store)[keyOf(staffId, list)] ?? []
}

export function storeChosenColumns(staffId: string, list: string, keys: string[] | null): void {
  const { [keyOf(staffId, list)]: _before, ...others } = store.get()
  write(keys ? { ...others, [keyOf(staffId, list)]: keys } : others)
}

export function clearChosenColumns(staffId: string): void {
  write(Object.fromEntries(Object.entries(store.get()).filter(([key]) => !key.startsWith(`${staffId} `))))
}

function write(chosen: Chosen): void {
  store.set(chosen)
  browserStorage.set(storageKey, Object.keys(chosen).length ? JSON.stringify(chosen) : null)
}
