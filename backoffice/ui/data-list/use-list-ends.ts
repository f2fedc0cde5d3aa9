import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'

type Rows = Pick<Virtualizer<Window, HTMLElement>, 'getTotalSize' | 'scrollToEnd' | 'scrollToOffset'>

/** The rounding error of scroll positions in browsers. */
const tolerancePx = 2

/**
 * Home and End scroll to the ends of a list. Row heights change when rows are rendered and when their data arrives. Therefore End keeps the
 * end in view until the person scrolls, clicks or taps.
 */
export function useListEnds(rows: Rows, count: number): void {
  const isAtEnd = useRef(false)
  const size = rows.getTotalSize()
  useLayoutEffect(() => {
    if (isAtEnd.current) rows.scrollToEnd()
  }, [rows, size])
  useEffect(() => {
    const release = () => {
      isAtEnd.current = false
    }
    const releaseAway = () => {
      if (isAtEnd.current && scrollY + innerHeight < document.documentElement.scrollHeight - tolerancePx) release()
    }
    addEventListener('scroll', releaseAway, { passive: true })
    addEventListener('wheel', release, { passive: true })
    addEventListener('pointerdown', release)
    return () => {
      release()
      removeEventListener('scroll', releaseAway)
      removeEventListener('wheel', release)
      removeEventListener('pointerdown', release)
    }
  }, [count])
  const goToStart = () => {
    isAtEnd.current = false
    rows.scrollToOffset(0)
  }
  const goToEnd = () => {
    isAtEnd.current = true
    rows.scrollToEnd()
  }
  const isHidden = true
  useShortcuts(
    count
      ? [
          { keys: 'Home', label: 'Home', run: goToStart, isHidden },
          { keys: 'End', label: 'End', run: goToEnd, isHidden },
        ]
      : [],
  )
}
