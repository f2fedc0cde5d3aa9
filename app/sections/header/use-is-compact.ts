import { useEffect, useState } from 'react'

/**
 * Pixels by which the compact header is shorter than the full header. Once the page is scrolled this far, shrinking the header reveals no
 * empty space.
 */
const lostPx = 95

/**
 * Whether the header is compact. The header is compact while the page is scrolled, but expands when the focus moves into it (`open`).
 * Scrolling up expands the header only at the top, because sticky elements below it would move while the user is about to press them.
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
