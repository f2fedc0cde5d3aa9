import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

export function useIsPhone(): boolean {
  return useMedia('(width < 768px)')
}

/** Whether the main pointer is a finger. Such devices usually have no Enter key and cannot drag files. */
export function useIsTouch(): boolean {
  return useMedia('(pointer: coarse)')
}
