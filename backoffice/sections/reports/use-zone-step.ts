import { useRef, useState } from 'react'
import { useUrlState } from '#backoffice/ui/use-url-state.ts'

/**
 * Which of the steps is shown. It is in the URL, which follows a moment later: keys come faster than the router, and each must be
 * about the zone after the last.
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
    /** The step that the next key is about. */
    current: () => current.current,
    choose,
    go: (distance: number) => {
      const at = steps.indexOf(current.current) + distance
      choose(steps[Math.min(steps.length - 1, Math.max(0, at))] ?? '')
    },
  }
}
