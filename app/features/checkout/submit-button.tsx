import { checkoutProblems } from '#app/features/checkout/checkout-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

const labels = {
  reserve: 'checkout.summary.submitReserve',
  pay: 'checkout.summary.submitPay',
  crypto: 'checkout.summary.submitCrypto',
} as const

/** Orders. After a failed submit it says what is missing first, and leads there on a press (CHK-02, CHK-12). */
export function SubmitButton({ checkout, className = '' }: { checkout: Checkout; className?: string }) {
  const { t } = useI18n()
  const { form, mode, values, canSubmit } = checkout
  const [missing] = form.isInvalid ? checkoutProblems(values) : []
  const label = missing ? t(`checkout.summary.missing.${missing}`) : t(labels[mode])
  return (
    <Button type="submit" aria-disabled={!canSubmit} className={`aria-disabled:opacity-45 ${className}`}>
      {form.state === 'sending' ? t('checkout.summary.sending') : label}
    </Button>
  )
}
