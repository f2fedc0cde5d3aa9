import { useEffect } from 'react'
import { useLocation } from 'react-router'

const retryMs = 150

/** Scrolls to the URL's anchor again after 150 ms, because some sections load late. */
export function useAnchorRetry(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.length < 2) return
    const timer = setTimeout(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(), retryMs)
    return () => clearTimeout(timer)
  }, [hash, key])
}
