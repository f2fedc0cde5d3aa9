/** Wraps a browser storage. If storage is forbidden or full, reads return nothing and writes do nothing. */
function safeStorage(storage: () => Storage | undefined) {
  function attempt<Found>(work: (storage: Storage) => Found): Found | undefined {
    try {
      const found = storage()
      return found && work(found)
    } catch {
      return undefined
    }
  }
  return {
    get: (key: string): string | null => attempt((found) => found.getItem(key)) ?? null,
    /** Parses the stored JSON. Null if nothing is stored or the JSON is malformed. */
    getJson: (key: string): unknown => attempt((found) => JSON.parse(found.getItem(key) ?? 'null')) ?? null,
    /** Stores a value; null removes the key. */
    set: (key: string, value: string | null): void =>
      attempt((found) => (value === null ? found.removeItem(key) : found.setItem(key, value))),
    entries: (): [key: string, value: string][] =>
      attempt((found) =>
        Array.from({ length: found.length }, (_, at) => found.key(at) ?? '').map((key): [string, string] => [
          key,
          found.getItem(key) ?? '',
        ]),
      ) ?? [],
    clear: (): void => attempt((found) => found.clear()),
  }
}

export const browserStorage = safeStorage(() => globalThis.localStorage)

/** Storage of this tab; survives a reload. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage)
