import { useEffect, useState } from 'react'

/**
 * Height that the compact header saves, in pixels. From this scroll position on, it covers no more of the page than the
 * full header did at the top.
 */
const lostPx = 95

/**
 * Whether the page is scrolled, so that the header is compact. Moving the focus into the header expands it; scrolling
 * up does not, because sticky elements below the header would move under a finger about to press them.
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
