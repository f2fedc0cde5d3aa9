import { useEffect, useRef } from 'react'
import { useScrollEnds } from '#app/ui/use-scroll-ends.ts'

const stepPx = 286

export function useStrip(selected: number) {
  const ref = useRef<HTMLDivElement>(null)
  const ends = useScrollEnds(ref, 'y', { canGoBack: false, canGoForward: false })
  useEffect(() => scrollIntoSight(ref.current, selected), [selected])
  return { ref, ...ends, step: (direction: 1 | -1) => ref.current?.scrollBy({ top: direction * stepPx }) }
}

function scrollIntoSight(strip: HTMLElement | null, at: number): void {
  const item = strip?.querySelectorAll('li')[at]
  if (!strip || !item) return
  const above = item.offsetTop - strip.scrollTop
  const below = above + item.offsetHeight - strip.clientHeight
  if (above < 0) strip.scrollBy({ top: above })
  if (below > 0) strip.scrollBy({ top: below })
}
