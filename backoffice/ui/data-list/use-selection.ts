import { useCallback, useState } from 'react'
import { tabStorage } from '#app/browser/storage.ts'

export type Selection = {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  setMany: (ids: readonly string[], isSelected: boolean) => void
  clear: () => void
}

const keyOf = (name: string) => `staff-selection:${name}`

/** The marked rows of a list; they are there again after Back and after a reload. */
export function useSelection(name: string): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => readSelection(name))
  const change = useCallback(
    (next: (held: ReadonlySet<string>) => ReadonlySet<string>) =>
      setIds((held) => {
        const changed = next(held)
        tabStorage.set(keyOf(name), changed.size ? JSON.stringify([...changed]) : null)
        return changed
      }),
    [name],
  )
  return {
    ids,
    toggle: useCallback(
      (id: string) => change((held) => (held.has(id) ? new Set([...held].filter((other) => other !== id)) : new Set([...held, id]))),
      [change],
    ),
    setMany: useCallback(
      (many: readonly string[], isSelected: boolean) =>
        change((held) => new Set(isSelected ? [...held, ...many] : [...held].filter((id) => !many.includes(id)))),
      [change],
    ),
    clear: useCallback(() => change(() => new Set()), [change]),
  }
}

function readSelection(name: string): ReadonlySet<string> {
  const stored = tabStorage.getJson(keyOf(name))
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
}
