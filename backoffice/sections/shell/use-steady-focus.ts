import { useEffect } from 'react'

/**
 * Keeps the keyboard focus: if the focused element disappears (a link that led here, a button whose action is done), focuses the page
 * instead of the start of the document.
 */
export function useSteadyFocus(): void {
  useEffect(() => {
    let held: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      held = target
    }
    const keep = () => {
      if (!(held instanceof HTMLElement) || held.isConnected || document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    }
    // wait a frame, so that other code can move the focus to a better place first
    const observer = new MutationObserver(() => {
      if (held instanceof HTMLElement && !held.isConnected) requestAnimationFrame(keep)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
