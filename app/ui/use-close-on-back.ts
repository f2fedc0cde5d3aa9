import { useEffect, useRef } from 'react'
import { newUuid } from '#app/browser/new-uuid.ts'

/**
 * Makes Back close an overlay instead of leaving the page. An open overlay adds a history entry, and removes it when the overlay is closed
 * in another way; the router notices neither. If several overlays are open, Back closes the topmost. A navigation from an open overlay must
 * replace its history entry (`isOverlayEntry`).
 */
export function useCloseOnBack({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const id = newUuid()
    // waits, because strict mode runs the effect twice, and the first run must add no history entry
    const timer = setTimeout(() => history.pushState({ ...currentState(), overlay: id }, ''))
    const closeOnBack = (event: PopStateEvent) => {
      // Back has closed an overlay above this one
      if (overlayOf(event.state) === id) return
      event.stopImmediatePropagation()
      close.current()
    }
    addEventListener('popstate', closeOnBack, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', closeOnBack, { capture: true })
      if (overlayOf(history.state) === id) goBackSilently()
    }
  }, [isOpen])
}

/**
 * Whether the current history entry belongs to an open overlay. A navigation must replace such an entry, so that Back leads to the page
 * below the overlay.
 */
export function isOverlayEntry(): boolean {
  return overlayOf(history.state) !== null
}

function goBackSilently(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}

function currentState(): object {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

function overlayOf(state: unknown): string | null {
  const hasOverlay = typeof state === 'object' && state !== null && 'overlay' in state
  return hasOverlay && typeof state.overlay === 'string' ? state.overlay : null
}
