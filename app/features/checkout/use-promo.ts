import { useState } from 'react'
import { ApiError, errorText } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { validatePromo } from '#app/client/checkout.ts'
import { localPromo, readPromo, writePromo } from '#app/features/checkout/local-promos.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Promo } from '#contract/promo.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { isBelowLeast, promoTermsOf } from '#contract/rules/promo-discount.ts'

export type PromoEntry = ReturnType<typeof usePromo>

type Applied = { applied: string; goodsCents: number; onChange: (text: string) => void }

export function usePromo({ applied, goodsCents, onChange: setApplied }: Applied) {
  const { t, language } = useI18n()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const promo = readPromo(applied)

  /** Returns a message that explains why a promo gives no discount on this cart; null if it gives a discount. */
  const shortfall = (given: Promo): string | null => {
    const terms = promoTermsOf(given)
    if (!terms.goodsMinCents || !isBelowLeast(goodsCents, terms)) return null
    return t('checkout.promo.least', { code: given.code, least: formatCents(language, terms.goodsMinCents) })
  }

  const apply = async () => {
    const code = typed.trim()
    if (!code || isBusy) return
    if (code.toUpperCase() === promo?.code) return toast.info(t('checkout.promo.already'))
    setBusy(true)
    setError(undefined)
    const found = await validatePromo(callApi, code).catch((failure: unknown) => explainError(failure) ?? localPromo(code))
    setBusy(false)
    if (typeof found === 'string' || !found) return setError(typeof found === 'string' ? found : t('checkout.promo.invalid'))
    if (found.code === promo?.code) return toast.info(t('checkout.promo.already'))
    const tooLittle = shortfall(found)
    if (tooLittle) return setError(tooLittle)
    setApplied(writePromo(found))
    // the person may have kept typing while the code was being checked
    setTyped((now) => (now === typed ? '' : now))
    toast.success(t('checkout.promo.applied', { code: found.code }))
  }

  function explainError(failure: unknown): string | null {
    if (!(failure instanceof ApiError)) return null
    if (failure.status === 400) return t('checkout.promo.invalid')
    return failure.status === 429 ? errorText(failure, t('checkout.promo.tooMany')) : null
  }

  return {
    promo,
    shortfall: promo && shortfall(promo),
    validCode: promo && !shortfall(promo) ? promo.code : null,
    typed,
    isBusy,
    error,
    apply,
    type: (text: string) => {
      setTyped(text)
      setError(undefined)
    },
    remove: () => {
      setApplied('')
      toast.info(t('checkout.promo.removed'))
    },
    /** Removes a promo that the server refused. Shows no toast, because the error is already on the page. */
    drop: () => setApplied(''),
  }
}
