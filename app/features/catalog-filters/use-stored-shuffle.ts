import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'

/**
 * Restores a shuffled list on Back: puts the seed into the history entry when the person leaves. While the list is
 * shown, its URL stays short; other pages of the list already have the seed in the URL.
 */
export function useStoredShuffle(seed: number | undefined): void {
  const { pathname, search } = useLocation()
  const keep = useCallback(() => {
    const url = new URL(location.href)
    // on Back the URL is already that of the other entry
    if (seed === undefined || url.pathname !== pathname || url.search !== search || url.searchParams.has('seed')) return
    url.searchParams.set('seed', String(seed))
    history.replaceState(history.state, '', url)
  }, [seed, pathname, search])
  // never blocks: `useBlocker` is the only hook that the router calls before the URL changes
  useBlocker(
    useCallback<BlockerFunction>(
      ({ nextLocation }) => {
        if (nextLocation.pathname !== pathname || nextLocation.search !== search) keep()
        return false
      },
      [keep, pathname, search],
    ),
  )
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [keep])
}
