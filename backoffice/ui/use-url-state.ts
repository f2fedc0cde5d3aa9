import { useCallback, useEffect, useState } from 'react'
import { useHref, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'

type Change = Record<string, string | null>

/**
 * The state of a list in its URL: filters, sort, search. A change of a filter is a step back in the history, typing is not. A change
 * starts from the URL as it is, not as it was painted: of two at once neither is lost.
 */
export function useUrlState() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const href = useHref(pathname)
  const navigate = useNavigate()
  const set = useCallback(
    (change: Change, options: { replace?: boolean } = {}) => {
      // the address of another page says nothing of this one
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

/** The sort of a list in its URL: `price`, or `-price` for descending. */
export function useUrlSort(initial: string) {
  const { get, set } = useUrlState()
  const sort = get('sort') || initial
  return { sort, setSort: (next: string) => set({ sort: next === initial ? null : next }, { replace: true }) }
}

const typingMs = 150

/**
 * A text of the URL while somebody types it: what is typed is shown at once and follows into the URL, and is never put back by an older
 * state of it. Back and links change the text. Call `flush` where the field is left, so that no link is called off by what follows.
 */
export function useTypedParam(name: string): { text: string; setText: (text: string) => void; flush: () => void } {
  const { get, set } = useUrlState()
  const shown = get(name)
  // a change of the URL would call off a page that is being opened
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
