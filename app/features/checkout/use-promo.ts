import { useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { validatePromo } from '#app/client/checkout.ts'
import { localPromo, readPromo, writePromo } from '#app/features/checkout/local-promos.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'

export type PromoEntry = ReturnType<typeof usePromo>

/** The applied promo, as the draft stores it, and the code that is being typed. */
export function usePromo(applied: string, setApplied: (text: string) => void) {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const promo = readPromo(applied)

  const apply = async () => {
    const code = typed.trim()
    if (!code || isBusy) return
    if (code.toUpperCase() === promo?.code) return toast.info(t('checkout.promo.already'))
    setBusy(true)
    setError(undefined)
    const found = await validatePromo(callApi, code).catch((failure: unknown) => explainError(failure) ?? localPromo(code))
    setBusy(false)
    if (typeof found === 'string' || !found) return setError(typeof found === 'string' ? found : t('checkout.promo.invalid'))
    setApplied(writePromo(found))
    setTyped('')
    toast.success(t('checkout.promo.applied', { code: found.code }))
  }

  /** The server's result for a code; null without a response. */
  function explainError(failure: unknown): string | null {
    if (!(failure instanceof ApiError)) return null
    if (failure.status === 400) return t('checkout.promo.invalid')
    return failure.status === 429 ? t('checkout.promo.tooMany') : null
  }

  return {
    promo,
    typed,
    isBusy,
    error,
    apply,
    type: (text: string) => {
      setTyped(text)
      setError(undefined)
    },
    /** Removes the promo from the order, with a toast. */
    remove: () => {
      setApplied('')
      toast.info(t('checkout.promo.removed'))
    },
    /** Removes a promo that the server refused: its error is the message. */
    drop: () => setApplied(''),
  }
}
