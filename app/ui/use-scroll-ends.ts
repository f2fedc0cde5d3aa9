import { type RefObject, useEffect, useState } from 'react'

type Ends = { canGoBack: boolean; canGoForward: boolean }

/** Whether an element can scroll further at either end; `initial` until measured. */
export function useScrollEnds(ref: RefObject<HTMLElement | null>, axis: 'x' | 'y', initial: Ends): Ends {
  const [ends, setEnds] = useState(initial)
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const updateEnds = () => {
      const { canGoBack, canGoForward } = measureEnds(scroller, axis)
      setEnds((known) => (known.canGoBack === canGoBack && known.canGoForward === canGoForward ? known : { canGoBack, canGoForward }))
    }
    updateEnds()
    const observer = new ResizeObserver(updateEnds)
    observer.observe(scroller)
    scroller.addEventListener('scroll', updateEnds, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', updateEnds)
    }
  }, [ref, axis])
  return ends
}

function measureEnds(scroller: HTMLElement, axis: 'x' | 'y'): Ends {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller
  const [start, hidden] = axis === 'x' ? [scrollLeft, scrollWidth - clientWidth] : [scrollTop, scrollHeight - clientHeight]
  return { canGoBack: start > 1, canGoForward: start < hidden - 1 }
}
