import { useEffect, useRef, useState } from 'react'

/** A row (or column) that scrolls by itself; this adds steps of so many pixels, and knows when an end is reached. */
export function useScrollRow<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const [ends, setEnds] = useState({ canBack: false, canOn: false })
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = () => {
      const at = Math.abs(row.scrollLeft) + row.scrollTop
      const most = row.scrollWidth - row.clientWidth + row.scrollHeight - row.clientHeight
      const canBack = at > 1
      const canOn = at < most - 1
      setEnds((known) => (known.canBack === canBack && known.canOn === canOn ? known : { canBack, canOn }))
    }
    const resized = new ResizeObserver(look)
    resized.observe(row)
    // what a row holds decides where it ends, and its first child is the list
    if (row.firstElementChild) resized.observe(row.firstElementChild)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [])
  /** Steps along the row; how it moves is the style sheet's `scroll-behavior`. */
  const step = (px: number) => {
    const row = ref.current
    const isColumn = row !== null && row.scrollHeight > row.clientHeight + 1
    row?.scrollBy(isColumn ? { top: px } : { left: px })
  }
  return { ref, ...ends, step }
}
