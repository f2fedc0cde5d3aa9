import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

const words = {
  reserve: 'checkout.summary.submitReserve',
  pay: 'checkout.summary.submitPay',
  crypto: 'checkout.summary.submitCrypto',
} as const

/** Orders. While it cannot, it says so, and still leads who presses it to what is missing (CHK-12). */
export function SubmitButton({ checkout: { form, mode, canSubmit }, className = '' }: { checkout: Checkout; className?: string }) {
  const { t } = useI18n()
  return (
    <Button type="submit" aria-disabled={!canSubmit} className={`aria-disabled:opacity-45 ${className}`}>
      {t(form.state === 'sending' ? 'checkout.summary.sending' : words[mode])}
    </Button>
  )
}
