import { useSyncExternalStore } from 'react'

/** A listener of changes. `attach` runs while there is a listener, and returns a function that ends it. */
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

/** A value outside of React that components can show. */
export type Store<T> = {
  get: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
  /** The value on the server, and in the page until it is hydrated. */
  initial: T
}

/** `load` reads the first value in the browser, such as a stored one, on first use. */
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

/** The value of a store; the component renders again when it changes. */
export function useStore<T>({ subscribe, get, initial }: Pick<Store<T>, 'subscribe' | 'get' | 'initial'>): T {
  return useSyncExternalStore(subscribe, get, () => initial)
}
