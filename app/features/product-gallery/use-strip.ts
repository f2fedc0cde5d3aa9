import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'

/** The strip of small photos: whether there is more above and below, and steps of 286 px (PDP-01). */
export function useStrip(selected: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ canBack: false, canOn: false })
  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const look = () => {
      const canBack = strip.scrollTop > 1
      const canOn = strip.scrollTop < strip.scrollHeight - strip.clientHeight - 1
      setEnds((known) => (known.canBack === canBack && known.canOn === canOn ? known : { canBack, canOn }))
    }
    const resized = new ResizeObserver(look)
    resized.observe(strip)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      strip.removeEventListener('scroll', look)
    }
  }, [])
  useEffect(() => keepInSight(ref.current, selected), [selected])
  return { ref, ...ends, step: (direction: 1 | -1) => ref.current?.scrollBy({ top: direction * limits.stripStepPx }) }
}

/** Scrolls the strip, and nothing but the strip, until the chosen photo is whole. */
function keepInSight(strip: HTMLElement | null, at: number): void {
  const item = strip?.querySelectorAll('li')[at]
  if (!strip || !item) return
  const above = item.offsetTop - strip.scrollTop
  const below = above + item.offsetHeight - strip.clientHeight
  if (above < 0) strip.scrollBy({ top: above })
  if (below > 0) strip.scrollBy({ top: below })
}
