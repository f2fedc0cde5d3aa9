import { giveBack, main, open as openPage, test as base } from '#test/e2e/customer-fixtures.ts'
import { expect, type Locator, type Page } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

const textsByLanguage = {
  ru: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    phone: 'Телефон',
    email: 'Электронная почта',
    delivery: 'Доставка',
    country: 'Страна',
    france: 'Франция',
    city: 'Город',
    code: 'Индекс',
    street: 'Улица и дом',
    promo: 'Промокод',
    apply: 'Применить',
    reserve: 'Забронировать',
    sending: 'Оформляем…',
    order: 'Оформить заказ',
    save: /Сохранить этот адрес/,
    saved: 'Сохранённые адреса',
    placed: /Заказ \S+ оформлен/,
    nextCall: /по\sномеру \+7\s9.+До\s.+ \d{4} г\. в \d\d:\d\d (по вашему времени \(\d\d:\d\d )?по\s(московскому времени|времени Дубая)/,
    atOffice: /В\sофисе или по\sсчёту.+Документ, удостоверяющий личность/,
    nothingNow: /Сейчас вы\sничего не\sплатите/,
    byInvoice: /По\sсчёту, который пришлёт менеджер/,
    proforma: 'Счёт-проформа, PDF',
    addressSaved: 'Адрес сохранён',
    fill: 'Заполните обязательные поля',
    free: 'Бесплатно',
    empty: 'Корзина пуста',
    missingName: 'Укажите имя',
    homes: ['Россия', 'ОАЭ'],
    duties: 'Пошлины и\u00A0налоги',
    transfer: /сейчас в\sдругом офисе/,
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    delivery: 'Delivery',
    country: 'Country',
    france: 'France',
    city: 'City',
    code: 'Postal code',
    street: 'Street and building',
    promo: 'Promo code',
    apply: 'Apply',
    reserve: 'Reserve',
    sending: 'Placing the order…',
    order: 'Place the order',
    save: /Save this address/,
    saved: 'Saved addresses',
    placed: /Order \S+ placed/,
    nextCall: /call you at \+7\s9.+until .+, \d{4} at \d\d:\d\d (your time \(\d\d:\d\d )?(Moscow|Dubai) time/,
    atOffice: /At our office or by invoice.+A photo ID/,
    nothingNow: 'You pay nothing now',
    byInvoice: /By invoice, which we send you/,
    proforma: 'Proforma invoice, PDF',
    addressSaved: 'Address saved',
    fill: 'Please fill in the required fields',
    free: 'Free',
    empty: 'Your cart is empty',
    missingName: 'Enter your first name',
    homes: ['Russia', 'United Arab Emirates'],
    duties: 'Duties and taxes',
    transfer: /is at our other office now/,
  },
} as const
type Texts = (typeof textsByLanguage)[keyof typeof textsByLanguage]

type Order = { id: string; status: string; total_price: string }
type Buyer = { add: (id: number) => Promise<void>; orders: () => Promise<Order[]>; cancel: (order?: Order) => Promise<void> }
type FreePiece = { id: number; reference: string | null; price_usd: string }

/**
 * Provides a signed-in customer, the texts in the customer's language, and two pieces that no other test buys. Cancels the customer's
 * orders afterwards.
 */
export const test = base.extend<{ buyer: Buyer; texts: Texts; pieces: [FreePiece, FreePiece] }>({
  texts: async ({ lang }, use) => use(textsByLanguage[lang ?? 'ru']),
  buyer: async ({ page }, use) => {
    const { access } = await signInByApi(page)
    const headers = { authorization: `Bearer ${access}` }
    await use({
      add: async (id) => {
        const response = await page.request.post('/api/cart/', { data: { watch_id: id }, headers })
        expect(response.status()).toBeLessThan(300)
      },
      orders: async () => (await (await page.request.get('/api/orders/', { headers })).json()).results,
      cancel: async (order) => {
        await page.request.patch(`/api/orders/${order?.id}/`, { data: { status: 'cancelled' }, headers })
      },
    })
    await giveBack(page.request, headers)
  },
  pieces: async ({ request }, use, info) => {
    const { results } = await (await request.get('/api/watches/?page_size=96&ordering=price_usd')).json()
    const free = results.filter(
      (watch: { status: string; price_on_request: boolean }) => watch.status === 'available' && !watch.price_on_request,
    )
    // takes pieces with one unit in stock, because a single order makes such a piece unavailable
    const single: FreePiece[] = []
    for (const watch of free.slice(info.parallelIndex * 10)) {
      const { stock } = await (await request.get(`/api/watches/${watch.id}/`)).json()
      if (stock === 1) single.push(watch)
      if (single.length === 2) break
    }
    const [piece, another] = single
    if (!piece || !another) throw new Error('Nothing is for sale')
    await use([piece, another])
  },
})

export const submitButton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).locator('visible=true')
export const consent = (page: Page) => main(page).getByRole('checkbox').last()
export const total = (page: Page) => main(page).getByRole('definition').last()

export async function open(page: Page, query = ''): Promise<void> {
  await openPage(page, `/checkout${query}`)
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
}

export async function openWith(page: Page, buyer: Buyer, piece: FreePiece): Promise<void> {
  await buyer.add(piece.id)
  await open(page)
}

export async function fillContact(page: Page, texts: Texts): Promise<void> {
  await main(page).getByLabel(texts.firstName, { exact: true }).fill('Анна')
  await main(page).getByLabel(texts.lastName, { exact: true }).fill('Иванова')
  await main(page).getByLabel(texts.email, { exact: true }).fill('anna@example.com')
  await consent(page).check()
}

export const confirmation = (page: Page, texts: Texts) => main(page).getByRole('region', { name: texts.placed })

export async function submit(page: Page, name: string): Promise<void> {
  await submitButton(page, name).click()
  await expect(page).toHaveURL(/\/purchase-history$/)
}

/** Submits an order. The order reaches the server, but the response is lost. Waits until the page shows `notice`. */
export async function loseResponse(page: Page, name: string, notice: Locator): Promise<void> {
  const urlPattern = '**/api/orders/create_from_cart/'
  await page.route(urlPattern, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submitButton(page, name).click()
  await expect(notice).toBeVisible()
  await page.unroute(urlPattern)
}

export const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('checkout')))
