import { useEffect, useState } from 'react'

const tickMs = 1000

/** Counts down seconds. A new `from` object restarts the countdown. Stays correct in a throttled background tab. */
export function useCountdown(from: { s: number }): number {
  const [counted, setCounted] = useState({ from, leftS: from.s })
  useEffect(() => {
    if (from.s <= 0) return
    const end = performance.now() + from.s * tickMs
    const timer = setInterval(() => {
      const leftS = Math.max(0, Math.ceil((end - performance.now()) / tickMs))
      setCounted({ from, leftS })
      if (leftS === 0) clearInterval(timer)
    }, tickMs)
    return () => clearInterval(timer)
  }, [from])
  return counted.from === from ? counted.leftS : from.s
}

export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
