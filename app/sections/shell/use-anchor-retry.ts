import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { limits } from '#contract/limits.ts'

/** Scrolls to the section an address names once more, for a section that came a moment late (NAV-09). */
export function useAnchorRetry(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.length < 2) return
    const timer = setTimeout(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(), limits.anchorRetryMs)
    return () => clearTimeout(timer)
  }, [hash, key])
}
