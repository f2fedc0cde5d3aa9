import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the data of a page again that Back or Forward brought from a cache of the browser: a piece may have been taken meanwhile. */
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
