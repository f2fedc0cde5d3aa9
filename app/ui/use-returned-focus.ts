import { type RefObject, useLayoutEffect, useRef } from 'react'

type FinalFocus = (() => HTMLElement | null) | undefined

/**
 * Returns the focus in the very event that closes a dialog (`returnFocus`). Base UI does so some frames later; by then the person may be
 * typing elsewhere, so `focusAfter` leaves a focus outside of the dialog where it is.
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
