import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls content that appears after a person's action to the center or the start of the viewport and focuses it, once.
 * The content needs `tabIndex={-1}`.
 */
export function useBringIntoView<Target extends HTMLElement>(block: 'center' | 'start' = 'center'): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block })
  }, [block])
  return ref
}
