import type { Order } from '#contract/order.ts'
import { waitForHydration, type Locator, type Page } from '#test/e2e/fixtures.ts'

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
export const cards = (page: Page) => page.getByRole('article')

export function order(number: string, change: Partial<Omit<Order, 'status'>> & { status?: string; pieces?: number } = {}) {
  const { pieces = 1, ...rest } = change
  const piece = (at: number) => ({
    id: at,
    brand: { id: 1, name: 'Rolex' },
    model_name: `Daytona ${at}`,
    reference: '116500LN',
    price_usd: '30000.00',
    price_on_request: false,
    photos: [],
  })
  const whole = {
    id: number,
    user: 'u',
    order_number: number,
    status: 'pending',
    mode: 'reserve',
    created_at: '2026-11-20T09:00:00.000Z',
    expires_at: null,
    goods_price: '30000.00',
    discount: '0.00',
    delivery_price: '0.00',
    total_price: '30000.00',
    promo_code: null,
    items: Array.from({ length: pieces }, (_piece, at) => ({
      id: `${number}-${at}`,
      quantity: 1,
      price: '30000.00',
      watch: piece(at + 1),
    })),
    contact: { first_name: 'Анна', last_name: 'Петрова', phone: '79161234567', email: 'anna@example.com' },
    delivery: { method: 'pickup', city: 'Москва', workshop: null },
    comment: null,
    proforma_path: null,
    specialist: null,
    can_cancel: false,
    coin_quotes: [],
    deliver_by: null,
  }
  return { ...whole, ...rest }
}

type Shown = ReturnType<typeof order>

export async function mockOrders(page: Page, results: Shown[], next: string | null = null): Promise<void> {
  await page.route('**/api/orders/?*', (route) => route.fulfill({ json: { count: results.length, next, previous: null, results } }))
}

export async function openHistory(page: Page, query = ''): Promise<void> {
  await page.goto(`/purchase-history${query}`)
  await waitForHydration(page)
}
