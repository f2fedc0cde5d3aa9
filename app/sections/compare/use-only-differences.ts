import { useSyncExternalStore } from 'react'

const key = 'compare_only_differences'
const listeners = new Set<() => void>()
let chosen: boolean | null = null

/** Whether only differences are shown; kept in localStorage (LIST-03), for this visit where storage is forbidden. */
export function useOnlyDifferences(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, no), write]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): boolean {
  chosen ??= stored()
  return chosen
}

const no = () => false

function stored(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

function write(isOn: boolean): void {
  chosen = isOn
  try {
    localStorage.setItem(key, isOn ? '1' : '0')
  } catch {
    // it holds until the page is left
  }
  for (const listener of listeners) listener()
}
