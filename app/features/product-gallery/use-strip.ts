import { useEffect, useRef, useState } from 'react'

const stepPx = 286

/** The strip of small photos: whether there is more above and below, and steps of 286 px (PDP-01). */
export function useStrip(selected: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ canGoBack: false, canGoForward: false })
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const updateEnds = () => {
      const canGoBack = strip.scrollTop > 1
      const canGoForward = strip.scrollTop < strip.scrollHeight - strip.clientHeight - 1
      setEnds((known) => (known.canGoBack === canGoBack && known.canGoForward === canGoForward ? known : { canGoBack, canGoForward }))
    }
    const observer = new ResizeObserver(updateEnds)
    observer.observe(strip)
    strip.addEventListener('scroll', updateEnds, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', updateEnds)
    }
  }, [])
  useEffect(() => scrollIntoSight(ref.current, selected), [selected])
  return { ref, ...ends, step: (direction: 1 | -1) => ref.current?.scrollBy({ top: direction * stepPx }) }
}

/** Scrolls the strip, and nothing but the strip, until the chosen photo is whole. */
function scrollIntoSight(strip: HTMLElement | null, at: number): void {
  const item = strip?.querySelectorAll('li')[at]
  if (!strip || !item) return
  const above = item.offsetTop - strip.scrollTop
  const below = above + item.offsetHeight - strip.clientHeight
  if (above < 0) strip.scrollBy({ top: above })
  if (below > 0) strip.scrollBy({ top: below })
}
