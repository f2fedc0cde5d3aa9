import { useEffect } from 'react'

/**
 * Keeps the place of somebody at a keyboard: where what had the focus is gone (a link that led here, a button whose act is done), the focus
 * goes to the page itself, not to the beginning of the document.
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
    // whoever has a better place for the focus takes it first
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
