import { type RefObject, useEffect, useState } from 'react'

export function useScrollShade(scrolled: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false)
  useEffect(() => {
    const element = scrolled.current
    if (!element) return
    const measure = () => setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > 4)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scrolled])
  return hasMore
}
