import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { PlainOrder } from '#app/sections/quote/plain-order.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { type OfficeKey, offices } from '#contract/offices.ts'
import type { Quote } from '#contract/quote.ts'
import { officeInCity, officeOfCountry } from '#contract/rules/office-places.ts'
import { promiseText } from '#contract/rules/promise-texts.ts'
import { promiseAt, whereaboutsOf } from '#contract/rules/promise.ts'

type Props = { quote: Quote; order: PlainOrder; now: number }

/**
 * Promised times: for each pickup city, or for the office of the chosen country. Lists all cities, because without scripts the form cannot
 * react to the chosen city.
 */
export function PlainPromise({ quote, order, now }: Props) {
  const { language } = useI18n()
  const company = useCompany()
  const { method } = order
  const pieces = quote.pieces.map(({ city_name: city, moving_to_city_name: movingTo }) => whereaboutsOf(city, movingTo))
  // the shop promises no pickup time for a piece in transit
  if (method === 'pickup' && pieces.some(({ movingTo }) => movingTo !== null)) return null
  const lines = officesOf(order).flatMap((office) => {
    const promised = promiseAt(company, pieces, { method, office }, now)
    const told = promiseText(language, { status: 'pending', method, ...promised, isAtOffice: false, deliverBy: null, office, now })
    const city = offices.find(({ key }) => key === office)?.city[language]
    return told ? [`${told.label} (${city}): ${told.text}`] : []
  })
  return (
    <ul className="grid gap-2 text-13 md:col-span-2">
      {lines.map((line) => (
        <li key={line}>
          <NoWrap text={line} />
        </li>
      ))}
    </ul>
  )
}

function officesOf(order: PlainOrder): OfficeKey[] {
  if (order.method === 'pickup') return order.cities.flatMap(({ name }) => officeInCity(name) ?? [])
  return [officeOfCountry(order.country?.code ?? null) ?? []].flat()
}
