import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'

/**
 * Who leaves a shuffled list finds the same one on coming Back: its entry in the history gets the seed that other pages of
 * the list have in their URL anyway. While the list is shown its URL stays short.
 */
export function useStoredShuffle(seed: number | undefined): void {
  const { pathname, search } = useLocation()
  const keep = useCallback(() => {
    const url = new URL(location.href)
    // on the way Back the URL is that of the other entry already
    if (seed === undefined || url.pathname !== pathname || url.search !== search || url.searchParams.has('seed')) return
    url.searchParams.set('seed', String(seed))
    history.replaceState(history.state, '', url)
  }, [seed, pathname, search])
  // blocks nothing: it is the one call that the router makes before the URL changes
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
