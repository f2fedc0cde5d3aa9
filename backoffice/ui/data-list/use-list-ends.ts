import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'

type Rows = Pick<Virtualizer<Window, HTMLElement>, 'getTotalSize' | 'scrollToEnd' | 'scrollToOffset'>

/**
 * Makes Home and End scroll to the ends of a list. The list may still grow after End, because rows get their real heights when they load.
 * End therefore keeps the end in view until the person scrolls, clicks, taps or presses another key.
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
    const releaseByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'End') release()
    }
    // Screen readers, the find bar and some scrollbars cause only `scroll` events. Events near the end are ignored, because a growing list
    // causes them too.
    const releaseFarAway = () => {
      const awayPx = document.documentElement.scrollHeight - scrollY - innerHeight
      if (awayPx > 2 * innerHeight) release()
    }
    addEventListener('scroll', releaseFarAway, { passive: true })
    addEventListener('wheel', release, { passive: true })
    addEventListener('touchmove', release, { passive: true })
    addEventListener('pointerdown', release)
    addEventListener('keydown', releaseByKey)
    return () => {
      release()
      removeEventListener('scroll', releaseFarAway)
      removeEventListener('wheel', release)
      removeEventListener('touchmove', release)
      removeEventListener('pointerdown', release)
      removeEventListener('keydown', releaseByKey)
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
