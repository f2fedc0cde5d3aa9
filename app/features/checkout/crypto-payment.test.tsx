import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import CryptoPayment from '#app/features/checkout/crypto-payment.tsx'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import type { CoinQuote } from '#contract/crypto.ts'
import type { Order } from '#contract/order.ts'

const quote: CoinQuote = {
  coin: 'USDT_TRC20',
  network: 'TRON',
  address: 'TXYZ',
  rate_usd: 1,
  rate_at: '2026-11-24T09:00:00.000Z',
  amount: '10000.00',
}

function payment(paid: Pick<Order, 'received_price' | 'due_price'>, { amount, rate_usd }: Pick<CoinQuote, 'amount' | 'rate_usd'> = quote) {
  const order = {
    id: 'order',
    order_number: 'VT-000001',
    total_price: '10000.00',
    ...paid,
    expires_at: null,
    delivery: { method: 'pickup', city: 'Dubai', workshop: null },
    coin_quotes: [{ ...quote, amount, rate_usd }],
  } as unknown as Order
  return renderToString(
    <I18nProvider translator={translators.en}>
      <CryptoPayment order={order} />
    </I18nProvider>,
  ).replaceAll(/<!-- -->|\u00A0/g, '')
}

test('CHK-10 CHK-11 a partly paid order asks only for the balance, in coins and in dollars', () => {
  const whole = payment({ received_price: '0.00', due_price: '10000.00' })
  expect(whole).toContain('10000.00 USDT TRC20')
  const partly = { received_price: '4000.00', due_price: '6000.00' }
  expect(payment(partly)).toContain('6000.00 USDT TRC20')
  for (const page of [payment(partly), payment(partly, { amount: null, rate_usd: null })]) {
    expect(page).toContain('6,000')
    expect(page).not.toMatch(/10[ ,]?000/)
  }
})
