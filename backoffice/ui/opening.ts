import { useLayoutEffect } from 'react'

let openingCount = 0

/** Rendered while a field or dialog is loading. Typed letters trigger no shortcuts until the field or dialog opens. */
export function Opening(): null {
  useLayoutEffect(() => {
    openingCount++
    return () => {
      openingCount--
    }
  }, [])
  return null
}

const overlays = '[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open]'

/** Whether an overlay is open, or a field or dialog is about to open. An open overlay counts even before it has the focus. */
export const isOpening = (): boolean => openingCount > 0 || document.querySelector(overlays) !== null
