import { CardFields } from '#app/features/checkout/card-fields.tsx'
import { CheckoutSection } from '#app/features/checkout/checkout-section.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ChoiceCard } from '#app/ui/choice-card.tsx'
import { type OrderMode, orderModes } from '#contract/rules/order-enums.ts'

type Props = { mode: OrderMode; hasNoWallet: boolean; onMode: (mode: OrderMode) => void }

/**
 * Selects the payment method. Card and crypto are disabled unless the checkout was opened with that method (`?mode=` in the URL). Crypto is
 * also disabled if the shop has no wallet.
 */
export function PaymentSection({ mode, hasNoWallet, onMode }: Props) {
  const { t } = useI18n()
  const textOf = (one: OrderMode) => {
    if (one === 'reserve') return t('checkout.payment.reserveText')
    if (one !== mode) return t('checkout.payment.soon')
    if (one !== 'crypto') return undefined
    return t(hasNoWallet ? 'checkout.payment.cryptoNone' : 'checkout.payment.cryptoText')
  }
  return (
    <CheckoutSection id="checkout-payment" number={3} title={t('checkout.payment.title')}>
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="sr-only">{t('checkout.payment.title')}</legend>
        {orderModes.map((one) => (
          <ChoiceCard
            key={one}
            name="mode"
            value={one}
            checked={mode === one}
            disabled={one !== 'reserve' && (one !== mode || hasNoWallet)}
            onChange={() => onMode(one)}
            title={t(`checkout.payment.${one}`)}
            text={textOf(one)}
          />
        ))}
      </fieldset>
      {mode === 'pay' && <CardFields />}
    </CheckoutSection>
  )
}
