import { paths } from '#app/client/paths.ts'
import { wrongFieldKey } from '#app/features/checkout/refused-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

const labels = {
  reserve: 'checkout.summary.submitReserve',
  pay: 'checkout.summary.submitPay',
  crypto: 'checkout.summary.submitCrypto',
} as const

/**
 * Submits the order. After a failed submit, the button names the first invalid field, and a press focuses that field. If lines block the
 * order, a press removes them or lowers their quantity instead; if no piece can be ordered, the button is a link to the catalog.
 */
export function SubmitButton({ checkout, className = '' }: { checkout: Checkout; className?: string }) {
  const { t } = useI18n()
  const { form, mode, values, canSubmit, isPlacing, isBlocked, hasNothing, unblock } = checkout
  if (isBlocked && hasNothing)
    return (
      <ButtonLink to={paths.catalog()} className={className}>
        {t('common.toCatalog')}
      </ButtonLink>
    )
  if (isBlocked)
    return (
      <Button
        onClick={(event) => {
          // prevents a submit: a re-render turns this button into the submit button before the browser runs the default action of the click
          event.preventDefault()
          unblock()
        }}
        className={className}
      >
        {t('cart.removeBlocked')}
      </Button>
    )
  const label = t(form.firstWrong ? wrongFieldKey(form.firstWrong, values) : labels[mode])
  return (
    <Button
      type="submit"
      aria-disabled={!canSubmit}
      className={`${form.firstWrong || isPlacing ? '' : 'aria-disabled:opacity-45'} ${className}`}
    >
      {isPlacing ? t('checkout.summary.sending') : label}
    </Button>
  )
}
