import { createContext, type ReactNode, useContext } from 'react'

/** Placeholders in a page that is being rendered: one for cached markup, or a pair around markup to be cached. */
type Place = { place: string } | { begin: string; end: string }

/** On the server, looks up cached markup; null in browsers. */
export const MarkupCacheContext = createContext<((key: string) => Place) | null>(null)

type Props = {
  /**
   * The cache key: everything that the children's markup depends on, except the language. Null: the children are
   * rendered without the cache.
   */
  by: () => string | null
  children: ReactNode
}

/**
 * Caches markup that many pages share, so that the server renders it once. Neither the children nor their neighbors may
 * be text. The children must not contain `useId`, another `CachedMarkup`, or an eager `img` outside a `picture`, which
 * React would preload in the head.
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
