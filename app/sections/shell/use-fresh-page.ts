import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's data after Back or Forward, because a piece may have been sold since the page first loaded. */
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
