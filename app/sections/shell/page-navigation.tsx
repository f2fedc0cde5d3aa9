import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

const intentMs = 100

/**
 * Makes every plain `<a href>` of the shop a step of the router: one listener instead of a component for each link, which
 * a page has a hundred of. A press goes there without loading a document; a pointer or the focus that rests on a link
 * fetches its page ahead. `data-view-transition` around links gives their pages a transition.
 * The router's own `<Link>` is for what this does not support, such as restoring the scroll position.
 */
export function PageLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState<string | null>(null)
  useEffect(() => {
    const go = (event: MouseEvent) => {
      const link = pageLink(event.target)
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      const viewTransition = link.closest('[data-view-transition]') !== null
      void navigate(urlOf(link), { replace: link.href === location.href, viewTransition })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedulePrefetch = ({ target }: Event) => {
      clearTimeout(timer)
      const link = pageLink(target)
      if (!link) return setIntended(null)
      timer = setTimeout(() => setIntended(urlOf(link)), intentMs)
    }
    document.addEventListener('click', go)
    document.addEventListener('pointerover', schedulePrefetch)
    document.addEventListener('focusin', schedulePrefetch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', go)
      document.removeEventListener('pointerover', schedulePrefetch)
      document.removeEventListener('focusin', schedulePrefetch)
    }
  }, [navigate])
  return intended && <PrefetchPageLinks page={intended} />
}

/** Below these paths there are files and data, not pages. */
const notPages = /^\/(api|photos|assets)\//

/** The link to a page of this shop that an event happened on; a `<Link>` of the router, which has an attribute for it, is skipped. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || notPages.test(link.pathname)) return null
  const isOwn = link.target === '' && !link.hasAttribute('download') && !link.dataset.discover
  return isOwn && !isWithinPage(link) ? link : null
}

/** A bare `#part` moves the focus as well, which only the browser does. */
function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') ?? false
}

function urlOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
