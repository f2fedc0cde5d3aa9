import { useSyncExternalStore } from 'react'

/**
 * Creates a set of change listeners. `attach` runs when the first listener subscribes. The function that `attach` returns runs when the
 * last listener unsubscribes.
 */
export function createListeners(attach?: () => () => void) {
  const listeners = new Set<() => void>()
  let detach: (() => void) | undefined
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      if (!listeners.size) detach = attach?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size) return
        detach?.()
        detach = undefined
      }
    },
  }
}

export type Store<T> = {
  get: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
  /** The value on the server and until hydration. */
  initial: T
}

/** Creates a store. `load` returns the initial value in the browser, for example from storage, and is called on first use. */
export function createStore<T>(initial: T, load: () => T = () => initial): Store<T> {
  const { notify, subscribe } = createListeners()
  let current: { value: T } | undefined
  return {
    get: () => (current ??= { value: load() }).value,
    set: (value) => {
      current = { value }
      notify()
    },
    subscribe,
    initial,
  }
}

export function useStore<T>({ subscribe, get, initial }: Pick<Store<T>, 'subscribe' | 'get' | 'initial'>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}
