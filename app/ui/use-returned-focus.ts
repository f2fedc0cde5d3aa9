import { type RefObject, useLayoutEffect, useRef } from 'react'

type FinalFocus = (() => HTMLElement | null) | undefined

/**
 * Moves the focus back when a dialog closes. `returnFocus` does so synchronously. Base UI calls `focusAfter` some frames later, when the
 * person may already be typing elsewhere, so `focusAfter` leaves a focus outside the dialog unchanged.
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
