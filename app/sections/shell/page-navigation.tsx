import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { inPageLanguage } from '#app/client/page-data.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import { isOverlayEntry } from '#app/ui/use-close-on-back.ts'

const intentMs = 100

/**
 * Turns every plain `<a href>` of the shop into client-side navigation, with one listener instead of a component per link: a page has a
 * hundred links. Hover or focus prefetches the page. Without a connection, the navigation waits for one, because the router would fall back
 * to a full page load. `data-view-transition` on an ancestor adds a view transition. Use the router's `<Link>` only for features that plain
 * links lack, such as restoring the scroll position.
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

/** Ignores the rejection of a view transition that was skipped by going back; the router does not handle it. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError' && /transition was skipped/i.test(reason.message))
    event.preventDefault()
}

const notPages = /^\/(api|photos|assets)\//

/**
 * Returns the link around the event target if it leads to a page of this shop. Skips the router's `<Link>`, which has a marker attribute.
 */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || notPages.test(link.pathname)) return null
  const isOwn = link.target === '' && !link.hasAttribute('download') && !link.dataset.discover
  return isOwn && !isWithinPage(link) ? link : null
}

/** Whether the link is a bare `#part`. The browser handles such links, because only the browser also moves the focus. */
function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') ?? false
}

function urlOf({ pathname, search, hash }: HTMLAnchorElement | URL): string {
  return pathname + search + hash
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
