import { useState } from 'react'
import { cardCvc, cardExpiry, groupedCard } from '#app/features/checkout/card-number.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Field } from '#app/ui/field.tsx'

/** The card's values exist only in this component's state. The fields have no names, so the values are never sent or stored. */
export function CardFields() {
  const { t } = useI18n()
  const [number, setNumber] = useState('')
  const [expiry, setExpiry] = useState('')
  const [cvc, setCvc] = useState('')
  const digits = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false, className: 'figures' } as const
  return (
    <div className="mt-5">
      <p role="note" className="border-l-2 border-brass pl-4 text-13 text-stone">
        {t('checkout.payment.payNote')}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-5 md:grid-cols-[2fr_1fr_1fr]">
        <Field
          label={t('checkout.payment.cardNumber')}
          {...digits}
          className="figures max-md:col-span-2"
          value={number}
          onChange={(event) => setNumber(groupedCard(event.target.value))}
        />
        <Field
          label={t('checkout.payment.cardExpiry')}
          {...digits}
          placeholder={t('checkout.payment.cardExpiryHint')}
          value={expiry}
          onChange={(event) => setExpiry(cardExpiry(event.target.value))}
        />
        <Field
          label={t('checkout.payment.cardCvc')}
          {...digits}
          type="password"
          value={cvc}
          onChange={(event) => setCvc(cardCvc(event.target.value))}
        />
      </div>
    </div>
  )
}
