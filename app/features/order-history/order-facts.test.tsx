import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OrderFacts } from '#app/features/order-history/order-facts.tsx'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import type { Order } from '#contract/order.ts'

function facts(more: Partial<Order>) {
  const order = {
    order_number: 'VT-000001',
    status: 'pending',
    mode: 'crypto',
    created_at: '2026-11-24T09:00:00.000Z',
    expires_at: null,
    total_price: '10000.00',
    received_price: '0.00',
    due_price: '10000.00',
    owed_back_price: '0.00',
    contact: { first_name: 'Anna', last_name: 'Petrova', phone: '79161234567', email: 'anna@example.com' },
    delivery: { method: 'pickup', city: 'Dubai', workshop: null },
    coin_quotes: [{ coin: 'USDT_TRC20', network: 'TRON', address: 'TXYZ', rate_usd: 1, rate_at: null, amount: '10000.00' }],
    proforma_path: null,
    specialist: null,
    ready_on: null,
    is_at_office: false,
    transit: null,
    deliver_by: null,
    ...more,
  } as unknown as Order
  return renderToString(
    <MemoryRouter>
      <I18nProvider translator={translators.en}>
        <OrderFacts order={order} />
      </I18nProvider>
    </MemoryRouter>,
  )
}

test('CHK-11 the details of a coin order name the wallet address only while something is due', () => {
  expect(facts({})).toContain('TXYZ')
  expect(facts({ received_price: '10000.00', due_price: '0.00' })).not.toContain('TXYZ')
  expect(facts({ status: 'cancelled', due_price: '0.00' })).not.toContain('TXYZ')
})

test('TRST-04 the details of an order link to its proforma, if there is one', () => {
  expect(facts({ mode: 'reserve', coin_quotes: [], proforma_path: '/proformas/secret' })).toContain('href="/proformas/secret"')
  expect(facts({})).not.toContain('/proformas/')
})
