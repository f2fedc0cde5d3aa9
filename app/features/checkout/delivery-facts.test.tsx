import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { citiesQuery, countriesQuery } from '#app/client/addresses.ts'
import { CompanyContext } from '#app/client/company.ts'
import { type CheckoutValues, emptyCheckout } from '#app/features/checkout/checkout-fields.ts'
import { DeliveryFacts, type PromisedPiece } from '#app/features/checkout/delivery-facts.tsx'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import { companyDefaults } from '#contract/company.ts'
import type { Country } from '#contract/reference-lists.ts'
import { companyOf } from '#contract/rules/company.ts'
import { addresses, closedDay, deliveryCases, moments, namedDay, promiseCases } from '#test/promise-cases.ts'

const company = companyOf(companyDefaults, [{ date: closedDay, office: null }])
const cities = { moscow: { id: 1, name: 'Moscow' }, dubai: { id: 2, name: 'Dubai' } }
const emirates = { code: 'AE', name: 'UAE', address: { parts: ['address_line1', 'state'], required: ['address_line1', 'state'] } }

const pieceIn = (city: keyof typeof cities, movingTo: string | null = null): PromisedPiece => ({
  id: '1',
  name: 'Rolex Datejust',
  city: cities[city].name,
  movingTo,
})

function facts(values: Partial<CheckoutValues>, piece: PromisedPiece, at = moments.today): string {
  vi.setSystemTime(at)
  const client = new QueryClient()
  client.setQueryData(citiesQuery().queryKey, Object.values(cities))
  client.setQueryData(countriesQuery().queryKey, [emirates as unknown as Country])
  const html = renderToString(
    <CompanyContext value={company}>
      <I18nProvider translator={translators.en}>
        <QueryClientProvider client={client}>
          <DeliveryFacts values={{ ...emptyCheckout, ...values }} pieces={[piece]} />
        </QueryClientProvider>
      </I18nProvider>
    </CompanyContext>,
  )
  vi.useRealTimers()
  return html.replaceAll('\u00A0', ' ').replaceAll(/<!-- -->|<\/?span[^>]*>/g, '')
}

test.each(promiseCases)(
  'PROM-01 the checkout promises the pickup of a piece in %s at the office %s, asked for %s',
  (place, office, moment, told) => {
    const page = facts({ pickupCityId: String(cities[office].id) }, pieceIn(place), moments[moment])
    const day = namedDay(told.ready)
    const brought = `${day}, or earlier: we bring it within 3–7 days of confirmation`
    expect(page).toContain(`Ready for pickup: ${told.transit === 'in-city' ? day : brought}<`)
  },
)

const times = { 'in-city': 'within 24 hours of confirmation', transfer: 'within 3–7 days of confirmation' }

test.each(deliveryCases)('PROM-01 the checkout promises a piece in %s to an address in %s: %s', (place, country, kind) => {
  const { address_city: city = '', state = '' }: { address_city?: string; state?: string } = addresses[country]
  const page = facts({ deliveryMethod: 'delivery', countryCode: country, addressCity: city, state }, pieceIn(place))
  if (kind === 'agreed') expect(page).toContain('We confirm the delivery date before you pay')
  else expect(page).toContain(`Delivery time: ${times[kind]}`)
})

test('PROM-01 a typed city is ignored in a country whose addresses have no city, so it promises no delivery time', () => {
  const typed = { deliveryMethod: 'delivery', countryCode: 'AE', addressCity: 'Dubai', state: 'Abu Dhabi' }
  expect(facts(typed, pieceIn('dubai'))).not.toContain('Delivery time')
})

test('PROM-01 PROM-02 for a piece in transit, no pickup day and no delivery time are promised yet', () => {
  const piece = pieceIn('dubai', 'Moscow')
  for (const { id } of Object.values(cities)) {
    const page = facts({ pickupCityId: String(id) }, piece)
    expect(page).toContain('Rolex Datejust is on its way to another office (Moscow), so pickup cannot be promised yet')
    expect(page).not.toContain('Ready for pickup')
  }
  const inMoscow = facts({ deliveryMethod: 'delivery', countryCode: 'RU', addressCity: 'Moscow' }, piece)
  expect(inMoscow).toContain('Delivery time: we will tell you before you pay')
})
