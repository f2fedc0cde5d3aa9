import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useStore } from '#app/browser/store.ts'

export type Rotation = ReturnType<typeof useRotation>

/** Rotates slides by a timer. Pauses on hover and focus, in a hidden tab, and under reduced motion. */
export function useRotation(count: number, everyMs: number) {
  const [position, setPosition] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const [isMovedByHand, setMovedByHand] = useState(false)
  const { isPaused, holdProps } = usePause()
  const active = count ? position % count : 0
  const isRunning = useCanMove() && !isStopped && !isPaused && count > 1
  const step = (by: number) => setPosition((active + by + count) % count)
  useTurns({ isRunning, active, everyMs, turn: () => step(1) })
  return {
    count,
    active,
    isRunning,
    isStopped,
    /** Whether the person has chosen a slide. Only then are slide changes announced to screen readers. */
    isMovedByHand,
    holdProps,
    toggleStopped: () => setStopped(!isStopped),
    step: (by: number) => {
      setMovedByHand(true)
      step(by)
    },
  }
}

type Turns = { isRunning: boolean; active: number; everyMs: number; turn: () => void }

/** Calls `turn` after a slide has been shown for `everyMs`. A pause does not reset the remaining time. */
function useTurns({ isRunning, active, everyMs, turn }: Turns): void {
  const latest = useRef(turn)
  const shownMs = useRef(0)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    shownMs.current = 0
  }, [active])
  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setTimeout(() => latest.current(), everyMs - shownMs.current)
    return () => {
      clearTimeout(timer)
      shownMs.current += performance.now() - startedAt
    }
  }, [isRunning, active, everyMs])
}

function usePause() {
  const [isUnderPointer, setUnderPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const holdProps = {
    onPointerEnter: () => setUnderPointer(true),
    onPointerLeave: () => setUnderPointer(false),
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus((had) => had && currentTarget.contains(relatedTarget)),
  }
  return { isPaused: isUnderPointer || hasFocus, holdProps }
}

const lessMotion = '(prefers-reduced-motion: reduce)'

function useCanMove(): boolean {
  return useStore({ subscribe, get: () => document.visibilityState === 'visible' && !matchMedia(lessMotion).matches, initial: false })
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(lessMotion)
  media.addEventListener('change', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    media.removeEventListener('change', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
