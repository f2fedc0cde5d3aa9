import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { tabStorage } from '#app/browser/storage.ts'

/** Restores the scroll position after Back or a reload. Waits for the number of rows, because the height of the list depends on it. */
export function useRestoredScroll(isReady: boolean): void {
  const { key, pathname, search } = useLocation()
  const way = useNavigationType()
  const name = `staff-scroll:${key === 'default' ? pathname + search : key}`
  const isRestored = useRef('')
  useLayoutEffect(() => {
    if (!isReady || isRestored.current === name) return
    isRestored.current = name
    const stored = Number(tabStorage.get(name) ?? 0)
    if (way === 'POP' && stored > 0) scrollTo({ top: stored, behavior: 'instant' })
  }, [isReady, name, way])
  useEffect(() => {
    const store = () => {
      if (isRestored.current === name) tabStorage.set(name, String(Math.round(scrollY)))
    }
    addEventListener('scroll', store, { passive: true })
    return () => removeEventListener('scroll', store)
  }, [name])
}
