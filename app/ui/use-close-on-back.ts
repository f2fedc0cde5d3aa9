import { useEffect, useRef } from 'react'

/**
 * Lets Back close an overlay and leave the page as it is. While it is open, it has an entry of its own in the
 * history; closing it in another way takes the entry away. The router hears of neither. With several overlays the topmost
 * closes. Who navigates out of an open overlay replaces its entry, see `isOverlayEntry`.
 */
export function useCloseOnBack({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const id = crypto.randomUUID()
    // deferred: an effect that is undone at once leaves no entry
    const timer = setTimeout(() => history.pushState({ ...currentState(), overlay: id }, ''))
    const closeOnBack = (event: PopStateEvent) => {
      // Back closed an overlay above this one
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

/** Whether the current entry of the history is that of an open overlay: a navigation replaces it, so that Back leads to the page below. */
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
