import { useEffect, useState } from 'react'

const tallHeaderPx = 179
const jitterPx = 6

/** Whether a person is scrolling down past the header; scrolling up or a tab into the header opens it again. */
export function useIsCompact() {
  const [isCompact, setCompact] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < jitterPx) return
      setCompact(now > last && now > tallHeaderPx)
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return { isCompact, open: () => setCompact(false) }
}
