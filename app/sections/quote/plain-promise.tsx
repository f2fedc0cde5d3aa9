import { useCompany } from '#app/client/company.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { PlainOrder } from '#app/sections/quote/plain-order.ts'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { type OfficeKey, offices } from '#contract/offices.ts'
import type { Quote } from '#contract/quote.ts'
import { promiseText } from '#contract/rules/promise-texts.ts'
import { officeInCity, officeOfCountry, promiseAt, whereaboutsOf } from '#contract/rules/promise.ts'
import { officeClock } from '#contract/rules/visit-times.ts'

type Props = { quote: Quote; order: PlainOrder; now: number }

/** What an order is promised in each city that the form offers, or in the main city of the chosen country; it has no scripts to follow. */
export function PlainPromise({ quote, order, now }: Props) {
  const { language } = useI18n()
  const company = useCompany()
  const { method } = order
  const pieces = quote.pieces.map(({ city_name: city, moving_to_city_name: movingTo }) => whereaboutsOf(city, movingTo))
  // a piece on its way is not promised a pickup
  if (method === 'pickup' && pieces.some(({ movingTo }) => movingTo !== null)) return null
  const lines = officesOf(order).flatMap((office) => {
    const { date: today } = officeClock(office, now)
    const promise = { status: 'pending', method, ...promiseAt(company, pieces, { method, office }, now), isAtOffice: false, today } as const
    const told = promiseText(language, promise)
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
