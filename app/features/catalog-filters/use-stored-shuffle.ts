import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'

/**
 * Makes Back restore the order of a shuffled list. When the person leaves the list, adds the seed of the shuffle to the list's URL in the
 * history. Until then, the URL stays short. Links to the other pages of the list already contain the seed.
 */
export function useStoredShuffle(seed: number | undefined): void {
  const { pathname, search } = useLocation()
  const keep = useCallback(() => {
    const url = new URL(location.href)
    // on Back, the URL already belongs to another history entry, which must not get this seed
    if (seed === undefined || url.pathname !== pathname || url.search !== search || url.searchParams.has('seed')) return
    url.searchParams.set('seed', String(seed))
    history.replaceState(history.state, '', url)
  }, [seed, pathname, search])
  // the blocker never blocks; it is used because no other hook runs before the router changes the URL
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
