import { type RefObject, useLayoutEffect, useRef } from 'react'

type FinalFocus = (() => HTMLElement | null) | undefined

/**
 * Returns the focus at the moment a dialog closes. Base UI does so only after the closing transition; by then the person may be
 * typing elsewhere, so `finalFocus` leaves a focus outside of the dialog where it is.
 */
export function useReturnedFocus(isOpen: boolean, find: FinalFocus, popup: RefObject<HTMLElement | null>) {
  const target = useRef(find)
  useLayoutEffect(() => {
    target.current = find
  })
  const isLost = () => document.activeElement === document.body || popup.current?.contains(document.activeElement) === true
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => {
      const next = target.current?.() ?? before
      if (isLost() && next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true })
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen])
  return () => isLost() && (target.current?.() ?? true)
}
