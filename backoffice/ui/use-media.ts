import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds at present. */
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

/** Whether the screen is a phone's. */
export function useIsPhone(): boolean {
  return useMedia('(width < 768px)')
}

/** Whether people point with a finger: there is no Enter, and nothing is dropped from a folder. */
export function useIsTouch(): boolean {
  return useMedia('(pointer: coarse)')
}
