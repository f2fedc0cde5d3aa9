import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses content that the person has just revealed, and scrolls it to the center or start of the viewport. Runs once, on mount. The
 * content needs `tabIndex={-1}`.
 */
export function useBringIntoView<Target extends HTMLElement>(block: 'center' | 'start' = 'center'): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block })
  }, [block])
  return ref
}
