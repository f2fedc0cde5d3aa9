import { useRef, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'

/** One call at a time of a window without fields of its own errors: whether it is on its way, and why it failed. */
export function useRun() {
  const { t } = useI18n()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isRunning = useRef(false)
  const run = async (send: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    try {
      await send()
    } catch (error) {
      setFailure(sentenceOf(error, t('common.actionFailed')))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}
