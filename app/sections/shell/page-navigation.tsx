import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { inPageLanguage } from '#app/client/page-data.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { isOverlayEntry } from '#app/ui/use-close-on-back.ts'

const intentMs = 100

/**
 * Turns every plain `<a href>` of the shop into client-side navigation. One listener replaces a component for each of
 * the hundred links of a page. A press navigates without loading a document; hover or focus prefetches the page.
 * Without a connection, the page stays and the press waits for the connection, because the router would load a
 * document. `data-view-transition` on an ancestor gives the linked pages a transition. Use the router's `<Link>` only
 * for features that plain links lack, such as restoring the scroll position.
 */
export function PageLinks() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [intended, setIntended] = useState<string | null>(null)
  const offlineText = t('common.offlinePage')
  useEffect(() => {
    let openWhenOnline = () => {}
    const go = (event: MouseEvent) => {
      const link = pageLink(event.target)
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      const viewTransition = link.closest('[data-view-transition]') !== null
      const open = () => void navigate(urlOf(link), { replace: link.href === location.href || isOverlayEntry(), viewTransition })
      removeEventListener('online', openWhenOnline)
      openWhenOnline = open
      if (navigator.onLine) return open()
      toast.info(offlineText, 6000)
      addEventListener('online', openWhenOnline, { once: true })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedulePrefetch = ({ target }: Event) => {
      clearTimeout(timer)
      const link = pageLink(target)
      if (!link || link.href === location.href || !navigator.onLine) return setIntended(null)
      timer = setTimeout(() => setIntended(urlOf(inPageLanguage(new URL(link.href)))), intentMs)
    }
    addEventListener('unhandledrejection', ignoreSkippedTransition)
    document.addEventListener('click', go)
    document.addEventListener('pointerover', schedulePrefetch)
    document.addEventListener('focusin', schedulePrefetch)
    return () => {
      clearTimeout(timer)
      removeEventListener('unhandledrejection', ignoreSkippedTransition)
      removeEventListener('online', openWhenOnline)
      document.removeEventListener('click', go)
      document.removeEventListener('pointerover', schedulePrefetch)
      document.removeEventListener('focusin', schedulePrefetch)
    }
  }, [navigate, offlineText])
  return intended && <PrefetchPageLinks page={intended} />
}

/** Ignores the rejected promise of a transition that was skipped by going back; the router does not handle it. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError' && /transition was skipped/i.test(reason.message))
    event.preventDefault()
}

/** Paths with these prefixes are files and data, not pages. */
const notPages = /^\/(api|photos|assets)\//

/**
 * The link to a page of this shop that contains the target of an event. Skips the router's `<Link>`, which has a marker
 * attribute.
 */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || notPages.test(link.pathname)) return null
  const isOwn = link.target === '' && !link.hasAttribute('download') && !link.dataset.discover
  return isOwn && !isWithinPage(link) ? link : null
}

/** Whether the link is a bare `#part`. Left to the browser, because only the browser also moves the focus. */
function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') ?? false
}

function urlOf({ pathname, search, hash }: HTMLAnchorElement | URL): string {
  return pathname + search + hash
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
