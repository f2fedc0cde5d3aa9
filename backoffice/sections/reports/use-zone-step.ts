import { useRef, useState } from 'react'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

/**
 * The current step, also held in a ref. Keys can be pressed faster than the router updates the URL, and each key must act on the latest
 * step.
 */
export function useZoneStep(steps: readonly string[]) {
  const { get, set } = useUrlState()
  const [step, setStep] = useState(steps.includes(get('zone')) ? get('zone') : (steps[0] ?? ''))
  const current = useRef(step)
  const choose = (next: string) => {
    current.current = next
    setStep(next)
    set({ zone: next }, { replace: true })
  }
  return {
    step,
    at: steps.indexOf(step),
    current: () => current.current,
    choose,
    go: (distance: number) => {
      const at = steps.indexOf(current.current) + distance
      choose(steps[Math.min(steps.length - 1, Math.max(0, at))] ?? '')
    },
  }
}
