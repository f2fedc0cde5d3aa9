import { useEffect, useState } from 'react'

/**
 * Difference in height between the full and the compact header, in pixels. Once the page is scrolled this far, the
 * compact header covers no more of it than the full one did at the top.
 */
const lostPx = 95

/**
 * Whether the page is scrolled, so that the header is compact; moving the focus into the header opens it. Scrolling up
 * does not, because sticky elements below the header would move under a finger about to press them.
 */
export function useIsCompact() {
  const [isCompact, setCompact] = useState(false)
  useEffect(() => {
    const updateCompact = () => setCompact(window.scrollY > lostPx)
    updateCompact()
    window.addEventListener('scroll', updateCompact, { passive: true })
    return () => window.removeEventListener('scroll', updateCompact)
  }, [])
  return { isCompact, open: () => setCompact(false) }
}
