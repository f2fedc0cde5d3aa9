import { useI18n } from '#app/i18n/i18n-context.tsx'
import { FactLine } from '#app/ui/fact-line.tsx'

const systemsAbroad = ['VISA', 'Mastercard'] as const
const wallets = ['Apple\u00A0Pay', 'Google\u00A0Pay'] as const

export function PaymentSystems() {
  const { t } = useI18n()
  return (
    <div className="mt-8">
      <p className="text-12 text-stone" id="payment-systems">
        {t('cart.payments')}
      </p>
      <ul aria-labelledby="payment-systems" className="mt-2 flex flex-wrap gap-1.5">
        {[...systemsAbroad, t('cart.mir'), ...wallets].map((name) => (
          <li
            key={name}
            className="flex h-7 items-center rounded-2 border border-hairline px-2.5 text-12 font-medium tracking-wide text-stone"
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="fact-line mt-6 text-13 text-stone">
        <FactLine facts={[t('cart.returns'), t('cart.warranty')]} />
      </p>
    </div>
  )
}
