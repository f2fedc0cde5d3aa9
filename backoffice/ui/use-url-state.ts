import { useCallback, useEffect, useState } from 'react'
import { useHref, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'

type Change = Record<string, string | null>

/**
 * The state of a list in the URL: filters, sort, search. A change adds a history entry unless `replace` is set. Changes are applied to the
 * current URL, not to the URL of the last render, so that two quick changes are both kept.
 */
export function useUrlState() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const href = useHref(pathname)
  const navigate = useNavigate()
  const set = useCallback(
    (change: Change, options: { replace?: boolean } = {}) => {
      // after a navigation to another page, the current URL no longer has this page's parameters
      const isHere = globalThis.location.pathname === href
      const next = new URLSearchParams(isHere ? globalThis.location.search : params)
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      void navigate(`?${next}`, { replace: options.replace ?? false, preventScrollReset: true })
    },
    [href, params, navigate],
  )
  return { get: (name: string) => params.get(name) ?? '', set, params }
}

/** The sort order in the URL: `price`, or `-price` for descending. */
export function useUrlSort(initial: string) {
  const { get, set } = useUrlState()
  const sort = get('sort') || initial
  return { sort, setSort: (next: string) => set({ sort: next === initial ? null : next }, { replace: true }) }
}

const typingMs = 150

/**
 * A text field bound to a URL parameter. Input is shown immediately and written to the URL after a delay; an older URL never overwrites it.
 * Back and links change the text. Call `flush` when the field loses focus, because a later write would cancel the navigation of a clicked
 * link.
 */
export function useTypedParam(name: string): { text: string; setText: (text: string) => void; flush: () => void } {
  const { get, set } = useUrlState()
  const shown = get(name)
  // changing the URL during a navigation would cancel it
  const isIdle = useNavigation().state === 'idle'
  const [text, setText] = useState(shown)
  const [seen, setSeen] = useState(shown)
  const [sent, setSent] = useState(shown)
  if (shown !== seen) {
    setSeen(shown)
    if (shown !== sent) {
      setText(shown)
      setSent(shown)
    }
  }
  const flush = useCallback(() => {
    if (text === sent) return
    setSent(text)
    set({ [name]: text || null }, { replace: true })
  }, [text, sent, name, set])
  useEffect(() => {
    if (text === sent || !isIdle) return
    const timer = setTimeout(flush, typingMs)
    return () => clearTimeout(timer)
  }, [text, sent, isIdle, flush])
  return { text, setText, flush }
}
