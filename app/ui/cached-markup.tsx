import { createContext, type ReactNode, useContext } from 'react'

/** What stands in a page that is being rendered: for markup that is known its place, for other markup where it begins and ends. */
type Place = { place: string } | { begin: string; end: string }

/** On the server, the markup that earlier pages were made of; in browsers nothing. */
export const MarkupCacheContext = createContext<((key: string) => Place) | null>(null)

type Props = {
  /** All that decides what the children look like, but the language: equal texts promise equal markup. None: this one is rendered. */
  by: () => string | null
  children: ReactNode
}

/**
 * Markup that many pages share: the server renders it once. Only for elements between elements, which use no `useId`,
 * show no `img` that loads at once outside of a `picture` (React writes a preload of it into the head), and hold no other such markup.
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
