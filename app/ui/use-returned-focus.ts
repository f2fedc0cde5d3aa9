import { type RefObject, useLayoutEffect, useRef } from 'react'

type FinalFocus = (() => HTMLElement | null) | undefined

/**
 * Moves the focus back when a dialog closes. `returnFocus` moves it synchronously. Base UI calls `focusAfter` some frames later. By then,
 * the person may be typing elsewhere, so `focusAfter` does nothing if the focus is outside the dialog.
 */
export function useReturnedFocus(isOpen: boolean, find: FinalFocus, popup: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOpen) before.current = document.activeElement
  }, [isOpen])
  const isLost = () => document.activeElement === document.body || popup.current?.contains(document.activeElement) === true
  return {
    returnFocus: () => {
      const next = find?.() ?? before.current
      if (isLost() && next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true })
    },
    focusAfter: () => isLost() && (find?.() ?? true),
  }
}
