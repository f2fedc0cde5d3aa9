import { useRef, useState } from 'react'

/**
 * Runs one act at a time. Until it ends, `isBusy` turns off every control that starts an act of this hook (`aria-disabled`), so that no press
 * is lost unseen; a second press of the same control is the same act. Acts that may overlap, such as those of rows, have a hook each.
 */
export function useAct() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRunning = useRef(false)
  /** Returns the result; null where the act failed or another one is running. */
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
