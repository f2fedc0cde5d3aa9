import { useRef, useState } from 'react'

/**
 * Runs one action at a time and ignores calls of `run` meanwhile. While `isBusy` is true, set `aria-disabled` on every control that calls
 * `run`. Actions that may overlap, for example in different rows, need separate hooks.
 */
export function useAsyncAction() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRunning = useRef(false)
  /** Returns the result, or null if the action failed or another action is running. */
  const run = async <Result>(send: () => Promise<Result>): Promise<Result | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    setError(null)
    try {
      return await send()
    } catch (thrown) {
      setError(thrown)
      return null
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, error, run, clearError: () => setError(null) }
}
