import { type RefObject, useEffect, useRef } from 'react'

/** For content that appears after a person's action: scrolls it into the middle of the window, or to its start, and focuses it, once. Needs `tabIndex={-1}`. */
export function useBringIntoView<Target extends HTMLElement>(block: 'center' | 'start' = 'center'): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block })
  }, [block])
  return ref
}
