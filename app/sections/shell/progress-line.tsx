import { useNavigation } from 'react-router'

/** A thin line at the top while the next page loads. Its animation starts after 150 ms, so that fast pages show no line. */
export function ProgressLine() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div aria-hidden="true" className="animate-progress fixed inset-x-0 top-0 z-60 h-0.5 origin-left bg-brass" />
}
