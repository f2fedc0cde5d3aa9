import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '#app/browser/store.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

// only the pages of cart and checkout load these messages
const texts = { [paths.checkout]: 'cart.offlineCheckout', [paths.cart]: 'cart.offline' } as const

/** Says what works without a connection. Other bars at the bottom of the page move up, and the end of the page stays visible. */
export function OfflineBar() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const isOnline = useStore({ subscribe, get: () => navigator.onLine, initial: true })
  const bar = useRef<HTMLOutputElement>(null)
  useReservedHeight(bar, isOnline, pathname)
  return (
    <output ref={bar} className="no-print fixed inset-x-0 bottom-0 z-40">
      {!isOnline && (
        <p className="bg-ink px-5 py-3 text-center text-13 text-paper">
          {t(pathname === paths.checkout || pathname === paths.cart ? texts[pathname] : 'common.offline')}
        </p>
      )}
    </output>
  )
}

/** Sets `--offline-bar` to the bar's height, which depends on the text and the width. */
function useReservedHeight(bar: RefObject<HTMLElement | null>, isOnline: boolean, pathname: string): void {
  useLayoutEffect(() => {
    if (isOnline) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--offline-bar', `${bar.current?.offsetHeight ?? 0}px`)
    measure()
    globalThis.addEventListener('resize', measure)
    return () => {
      globalThis.removeEventListener('resize', measure)
      style.removeProperty('--offline-bar')
    }
  }, [bar, isOnline, pathname])
}
