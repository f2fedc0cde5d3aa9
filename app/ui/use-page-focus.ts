import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How long after a navigation to correct the focus, because a closing overlay may move the focus back to its button. */
const settlingMs = 1000
/** How long after Back to wait for the pressed link. After that, the focus goes to the heading. */
const returningMs = 2000

/** Last pressed link of each page, by history key. `at` is the link's index among links with the same URL. */
const pressedLinks = new Map<string, { href: string; at: number }>()

/**
 * After a navigation, moves the focus to the heading of the new page or of the URL's anchor or, after Back, to the link that was pressed on
 * that page. This also tells screen readers about the new page. Does not move the focus if it is already within the page, or after a
 * navigation within a page (filter, anchor).
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
    const ending = new AbortController()
    const { signal } = ending
    const place = () => {
      if (!signal.aborted) focusPage(mainSelector, pressed)
    }
    const isRendered = () => !pressed || linksTo(mainSelector, pressed.href)[pressed.at] !== undefined
    const placeIfRendered = () => void (isRendered() && place())
    const frame = requestAnimationFrame(placeIfRendered)
    // waits for the pressed link: after Back, the rows of a list may render later than the page, or render a second time
    const observer = new MutationObserver(placeIfRendered)
    if (pressed) observer.observe(document.body, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect())
    document.addEventListener('focusin', () => void requestAnimationFrame(placeIfRendered), { signal })
    for (const input of ['pointerdown', 'keydown']) document.addEventListener(input, () => ending.abort(), { capture: true, signal })
    const timer = setTimeout(
      () => {
        place()
        ending.abort()
      },
      pressed ? returningMs : settlingMs,
    )
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
  const place = anchor?.querySelector('h1, h2, h3') ?? anchor ?? main.querySelector('h1') ?? main
  const destination = (pressed && linksTo(mainSelector, pressed.href)[pressed.at]) ?? place
  if (!(destination instanceof HTMLElement)) return
  if (destination.tabIndex < 0) destination.tabIndex = -1
  destination.focus({ preventScroll: true })
}
