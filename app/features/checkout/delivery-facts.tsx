import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { citiesQuery } from '#app/client/addresses.ts'
import { useCompany } from '#app/client/company.ts'
import { type CheckoutValues, isDelivery } from '#app/features/checkout/checkout-fields.ts'
import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CartItem } from '#contract/cart.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'
import { type OrderPromise, promiseText } from '#contract/rules/promise-texts.ts'
import { isAway, officeInCity, officeOfAddress, officeOfCountry, readyDay, transitTo, whereaboutsOf } from '#contract/rules/promise.ts'

type Facts = Pick<Checkout, 'values'> & Partial<Pick<Checkout, 'shown'>>

/** The promised time, in the words that the order will use, and facts about insurance, payment and duties. */
export function DeliveryFacts({ checkout: { shown, values } }: { checkout: Facts }) {
  const { language, t } = useI18n()
  const { data: cities } = useQuery(citiesQuery())
  const items = (shown?.items ?? []).filter(({ is_available: isAvailable }) => isAvailable)
  const pickup = officeInCity(cities?.find(({ id }) => String(id) === values.pickupCityId)?.name ?? null)
  const promise = usePromise(values, { items, pickup })
  const told = promise && promiseText(language, { ...promise, status: 'pending' })
  const facts = isDelivery(values) ? deliveryFacts(values.countryCode, told !== null) : (['pickupPay'] as const)
  return (
    <ul className="mt-5 grid gap-2 text-13 text-stone">
      {told && (
        <li className="text-ink">
          {told.label}: {told.text}
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{t(`checkout.delivery.${fact}`)}</li>
      ))}
      {!isDelivery(values) && pickup && <Transfers items={items} office={pickup} />}
    </ul>
  )
}

/** The promised time. Null without pieces, and for an address without an office, where the manager names the time. */
function usePromise(values: CheckoutValues, { items, pickup }: { items: readonly CartItem[]; pickup: OfficeKey | undefined }) {
  const company = useCompany()
  const [now] = useState(() => Date.now())
  const isAddress = isDelivery(values)
  const office = isAddress ? officeOfAddress(values.countryCode, values.addressCity) : pickup
  if (!office || !items.length) return null
  const pieces = items.map(placeOf)
  const readyOn = isAddress ? null : readyDay(company, pieces, office, now)
  const method: OrderPromise['method'] = isAddress ? 'delivery' : 'pickup'
  return { method, readyOn, transit: transitTo(company, pieces, office) }
}

const placeOf = ({ city }: CartItem) => whereaboutsOf(city.name, null)

function deliveryFacts(country: string, isTimeTold: boolean) {
  const isAbroad = country !== '' && !officeOfCountry(country)
  if (isAbroad) return ['timeAbroad', 'insured', 'deliveryPay', 'duties'] as const
  return isTimeTold ? (['insured', 'deliveryPay'] as const) : (['timeAtHome', 'insured', 'deliveryPay'] as const)
}

function Transfers({ items, office }: { items: readonly CartItem[]; office: OfficeKey }) {
  const company = useCompany()
  const { t } = useI18n()
  return items.map((item) => {
    const piece = pieceInside(item)?.piece
    if (!piece || !isAway(placeOf(item), office)) return null
    const name = `${piece.brand.name} ${piece.model_name}`
    return (
      <li key={item.id} className="text-ink">
        {t('checkout.delivery.transfer', { name, city: item.city.name, ...company.transferDays })}
      </li>
    )
  })
}
