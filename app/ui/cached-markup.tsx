import { createContext, type ReactNode, useContext } from 'react'

/** Placeholders during the rendering of a page: one for cached markup, or a pair around markup to cache. */
type Place = { place: string } | { begin: string; end: string }

/** Looks up cached markup. Set on the server only; null in browsers. */
export const MarkupCacheContext = createContext<((key: string) => Place) | null>(null)

type Props = {
  /**
   * Returns the cache key, which must contain everything that the children's markup depends on, except the language. Null disables the
   * cache.
   */
  by: () => string | null
  children: ReactNode
}

/**
 * Caches markup that many pages share, so that the server renders it only once. The children and their siblings must not be text. The
 * children must not contain `useId`, another `CachedMarkup`, or an eager `img` outside a `picture`, which React would preload in the head.
 */
export function CachedMarkup({ by, children }: Props) {
  const placeOf = useContext(MarkupCacheContext)
  const key = placeOf ? by() : null
  if (!placeOf || key === null) return children
  const found = placeOf(key)
  if ('place' in found) return found.place
  return (
    <>
      {found.begin}
      {children}
      {found.end}
    </>
  )
}
