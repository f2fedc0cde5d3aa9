import { useCallback, useState } from 'react'
import { tabStorage } from '#app/browser/storage.ts'

export type Selection = {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  select: (ids: readonly string[]) => void
  unselect: (ids: readonly string[]) => void
  clear: () => void
}

const keyOf = (name: string) => `staff-selection:${name}`

/** The selected rows of a list. The selection is kept after Back and after a reload. */
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
    select: useCallback((more: readonly string[]) => change((held) => new Set([...held, ...more])), [change]),
    unselect: useCallback((gone: readonly string[]) => change((held) => new Set([...held].filter((id) => !gone.includes(id)))), [change]),
    clear: useCallback(() => change(() => new Set()), [change]),
  }
}

function readSelection(name: string): ReadonlySet<string> {
  const stored = tabStorage.getJson(keyOf(name))
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
}
