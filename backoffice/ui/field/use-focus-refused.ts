import { type RefObject, useEffect, useRef } from 'react'

/** Leads to the first field below an element that was refused once a write ends: it may be out of sight. */
export function useFocusRefused(root: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    wasBusy.current = isBusy
  }, [root, isBusy])
}
