import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How long, in milliseconds, an overlay that closes after a navigation may move the focus back to its button. */
const settlingMs = 1000

/** Pressed links by the history key of their page. `at` is the index among links with the same URL. */
const pressedLinks = new Map<string, { href: string; at: number }>()

/**
 * Moves the focus, and with it screen readers, after a navigation: to the anchor or heading of the new page or, after
 * Back, to the link that was pressed on that page. An element within the page that already has the focus keeps it.
 * Navigations within a page (filter, anchor) do not move the focus.
 */
export function usePageFocus(mainSelector: string): void {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const current = useRef({ key, pathname })
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      const href = link?.getAttribute('href')
      const at = link && href ? linksTo(mainSelector, href).indexOf(link) : -1
      if (href && at >= 0) pressedLinks.set(current.current.key, { href, at })
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [mainSelector])
  useEffect(() => {
    const isStep = current.current.pathname !== pathname
    current.current = { key, pathname }
    if (!isStep) return
    const pressed = way === 'POP' ? pressedLinks.get(key) : undefined
    const place = () => focusPage(mainSelector, pressed)
    const frame = requestAnimationFrame(place)
    const ending = new AbortController()
    const replace = () => void requestAnimationFrame(place)
    document.addEventListener('focusin', replace, { signal: ending.signal })
    for (const input of ['pointerdown', 'keydown'])
      document.addEventListener(input, () => ending.abort(), { capture: true, signal: ending.signal })
    const timer = setTimeout(() => ending.abort(), settlingMs)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      ending.abort()
    }
  }, [key, pathname, way, mainSelector])
}

const linksTo = (mainSelector: string, href: string) => [...document.querySelectorAll(`${mainSelector} a[href="${CSS.escape(href)}"]`)]

function focusPage(mainSelector: string, pressed: { href: string; at: number } | undefined): void {
  const main = document.querySelector(mainSelector)
  const focused = document.activeElement
  if (!main || (focused !== main && main.contains(focused)) || focused?.closest('[role=dialog]')) return
  const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
  const destination = (pressed && linksTo(mainSelector, pressed.href)[pressed.at]) ?? anchor ?? main.querySelector('h1') ?? main
  if (!(destination instanceof HTMLElement)) return
  if (destination.tabIndex < 0) destination.tabIndex = -1
  destination.focus({ preventScroll: true })
}
