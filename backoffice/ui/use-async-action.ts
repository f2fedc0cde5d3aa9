import { useRef, useState } from 'react'

/**
 * Runs one action at a time. Meanwhile `isBusy` disables all controls of this hook (`aria-disabled`), so that no click is silently ignored.
 * Actions that may overlap, such as those of rows, each need a hook of their own.
 */
export function useAsyncAction() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRunning = useRef(false)
  /** Returns the result; null if the action failed or another one is running. */
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
