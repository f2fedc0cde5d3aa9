import { useCompany } from '#app/client/company.ts'
import { isDelivery } from '#app/features/checkout/checkout-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { offices } from '#contract/offices.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

type Facts = Pick<Checkout, 'values'> & Partial<Pick<Checkout, 'shown'>>

export function DeliveryFacts({ checkout }: { checkout: Facts }) {
  const { t } = useI18n()
  const facts = isDelivery(checkout.values) ? deliveryFacts(checkout.values.countryCode) : (['pickupPay'] as const)
  return (
    <ul className="mt-5 grid gap-2 text-13 text-stone">
      {facts.map((fact) => (
        <li key={fact}>{t(`checkout.delivery.${fact}`)}</li>
      ))}
      {!isDelivery(checkout.values) && <Transfers checkout={checkout} />}
    </ul>
  )
}

const homeCountries: readonly string[] = offices.map(({ country }) => country)

function deliveryFacts(country: string) {
  const isAbroad = country !== '' && !homeCountries.includes(country)
  return isAbroad ? (['timeAbroad', 'insured', 'deliveryPay', 'duties'] as const) : (['timeAtHome', 'insured', 'deliveryPay'] as const)
}

function Transfers({ checkout: { shown, values } }: { checkout: Facts }) {
  const company = useCompany()
  const { t } = useI18n()
  const elsewhere = (shown?.items ?? []).filter(
    ({ city, is_available: isAvailable }) => isAvailable && values.pickupCityId !== '' && String(city.id) !== values.pickupCityId,
  )
  return elsewhere.map((item) => {
    const piece = pieceInside(item)?.piece
    if (!piece) return null
    const name = `${piece.brand.name} ${piece.model_name}`
    return (
      <li key={item.id} className="text-ink">
        {t('checkout.delivery.transfer', { name, city: item.city.name, ...company.transferDays })}
      </li>
    )
  })
}
