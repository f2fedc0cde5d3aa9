import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { citiesQuery, countriesQuery } from '#app/client/addresses.ts'
import { useCompany } from '#app/client/company.ts'
import { addressOf, type CheckoutValues, isDelivery } from '#app/features/checkout/checkout-fields.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import type { OfficeKey } from '#contract/offices.ts'
import { officeInCity, officeOfAddress, officeOfCountry } from '#contract/rules/office-places.ts'
import { promiseText } from '#contract/rules/promise-texts.ts'
import { isAway, promiseAt, whereaboutsOf } from '#contract/rules/promise.ts'

/** A piece of the order. `city` is where the piece is; `movingTo` is the city to which it is being transferred. */
export type PromisedPiece = { id: string; name: string; city: string; movingTo: string | null }

type Props = { values: CheckoutValues; pieces: readonly PromisedPiece[] }

/** The promised delivery or pickup time, worded as in the order, and facts about insurance, payment and duties. */
export function DeliveryFacts({ values, pieces }: Props) {
  const { language, t } = useI18n()
  const { data: cities } = useQuery(citiesQuery())
  const pickup = officeInCity(cities?.find(({ id }) => String(id) === values.pickupCityId)?.name ?? null)
  const promise = usePromise({ values, pieces }, pickup)
  const told = promise && promiseText(language, { ...promise, status: 'pending' })
  const facts = isDelivery(values) ? deliveryFacts(values.countryCode, told !== null) : (['pickupPay'] as const)
  return (
    <ul className="mt-5 grid gap-2 text-13 text-stone">
      {told && (
        <li className="text-ink">
          {told.label}: <NoWrap text={told.text} />
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{t(`checkout.delivery.${fact}`)}</li>
      ))}
      {!isDelivery(values) && pickup && <Transfers pieces={pieces} office={pickup} />}
    </ul>
  )
}

/**
 * Returns the promised time. Null if there are no pieces, if no office serves the address (the manager then names the time), or if the shop
 * refuses the pickup because a piece is in transit.
 */
function usePromise({ values, pieces }: Props, pickup: OfficeKey | undefined) {
  const company = useCompany()
  const [now] = useState(() => Date.now())
  const { data: countries } = useQuery(countriesQuery())
  const isAddress = isDelivery(values)
  const rule = countries?.find(({ code }) => code === values.countryCode)?.address
  const office = isAddress ? officeOfAddress(addressOf(values, rule)) : pickup
  if (!office || !pieces.length || (!isAddress && pieces.some(({ movingTo }) => movingTo !== null))) return null
  const method = isAddress ? 'delivery' : 'pickup'
  return {
    method,
    ...promiseAt(company, pieces.map(placeOf), { method, office }, now),
    isAtOffice: false,
    deliverBy: null,
    office,
    now,
  } as const
}

const placeOf = ({ city, movingTo }: PromisedPiece) => whereaboutsOf(city, movingTo)

function deliveryFacts(country: string, isTimeTold: boolean) {
  const isAbroad = country !== '' && !officeOfCountry(country)
  if (isAbroad) return ['timeAbroad', 'insured', 'deliveryPay', 'duties'] as const
  return isTimeTold ? (['insured', 'deliveryPay'] as const) : (['timeAtHome', 'insured', 'deliveryPay'] as const)
}

function Transfers({ pieces, office }: Pick<Props, 'pieces'> & { office: OfficeKey }) {
  const company = useCompany()
  const { t } = useI18n()
  return pieces
    .filter((piece) => isAway(placeOf(piece), office))
    .map(({ id, name, city, movingTo }) => (
      <li key={id} className="text-ink">
        {movingTo === null
          ? t('checkout.delivery.transfer', { name, city, ...company.transferDays })
          : t('checkout.delivery.onItsWay', { name, city: movingTo })}
      </li>
    ))
}
