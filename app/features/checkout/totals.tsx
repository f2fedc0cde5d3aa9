import { isDelivery } from '#app/features/checkout/checkout-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { formatCents } from '#contract/rules/format-cents.ts'

/** Totals computed in the browser by the server's rules. Only the server's own total is binding. */
export function Totals({ checkout: { total, values, promo, hasNothing } }: { checkout: Checkout }) {
  const { language, t } = useI18n()
  const price = (cents: number) => formatCents(language, cents)
  const isCountryOpen = isDelivery(values) && values.countryCode === ''
  const delivery = total.deliveryCents > 0 ? price(total.deliveryCents) : t('checkout.summary.free')
  if (hasNothing) return null
  return (
    <dl className="figures mt-5 grid grid-cols-[1fr_auto] gap-y-2 [&_dd]:text-right [&_dt]:text-stone">
      <dt>{t('checkout.summary.goods')}</dt>
      <dd>{price(total.goodsCents)}</dd>
      {promo.promo && !promo.shortfall && (
        <>
          <dt>
            {t('checkout.summary.discount')} {promo.promo.code}
          </dt>
          <dd>−{price(total.discountCents)}</dd>
        </>
      )}
      <dt>{t('checkout.summary.delivery')}</dt>
      <dd>{isCountryOpen ? t('checkout.summary.chooseCountry') : delivery}</dd>
      <dt className="mt-2 border-t border-hairline pt-4 text-17 !text-ink">{t('checkout.summary.total')}</dt>
      <dd className="mt-2 border-t border-hairline pt-4 text-20" aria-live="polite">
        {price(total.totalCents)}
      </dd>
    </dl>
  )
}
