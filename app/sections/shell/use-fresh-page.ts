import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the data of a page restored from the back-forward cache, because a piece may have been sold meanwhile. */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    if (entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward') void revalidate()
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [revalidate])
}
