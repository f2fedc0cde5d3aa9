import { useEffect, useState } from 'react'

/** What the header loses when it is compact: from there on it covers no more than it did at the top of the page. */
const lostPx = 95

/**
 * Whether the page is scrolled, so that the header is short; a tab into the header opens it. Scrolling up does not: what sticks
 * below the header would move under a finger that is about to press it.
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
