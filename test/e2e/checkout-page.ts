import { giveBack, main, open as openPage, test as base } from '#test/e2e/customer.ts'
import { expect, type Locator, type Page } from '#test/e2e/fixtures.ts'
import { signedIn } from '#test/e2e/sign-in.ts'

const words = {
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
    order: 'Оформить заказ',
    save: /Сохранить этот адрес/,
    saved: 'Сохранённые адреса',
    placed: /Заказ \S+ оформлен/,
    addressSaved: 'Адрес сохранён',
    fill: 'Заполните обязательные поля',
    free: 'Бесплатно',
    empty: 'Корзина пуста',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'E-mail',
    delivery: 'Delivery',
    country: 'Country',
    france: 'France',
    city: 'City',
    code: 'Postal code',
    street: 'Street and building',
    promo: 'Promo code',
    apply: 'Apply',
    reserve: 'Reserve',
    order: 'Place the order',
    save: /Save this address/,
    saved: 'Saved addresses',
    placed: /Order \S+ placed/,
    addressSaved: 'Address saved',
    fill: 'Please fill in the required fields',
    free: 'Free',
    empty: 'Your cart is empty',
  },
} as const
type Words = (typeof words)[keyof typeof words]

type Order = { id: string; status: string; total_price: string }
type Buyer = { add: (id: number) => Promise<void>; orders: () => Promise<Order[]>; cancel: (order?: Order) => Promise<void> }
type FreePiece = { id: number; price_usd: string }

/** Somebody who is signed in, the words of their language, and two pieces that nobody else buys meanwhile; what they bought goes back afterwards. */
export const test = base.extend<{ buyer: Buyer; said: Words; pieces: [FreePiece, FreePiece] }>({
  said: async ({ lang }, use) => use(words[lang ?? 'ru']),
  buyer: async ({ page }, use) => {
    const { access } = await signedIn(page)
    const headers = { authorization: `Bearer ${access}` }
    await use({
      add: async (id) => {
        const answer = await page.request.post('/api/cart/', { data: { watch_id: id }, headers })
        expect(answer.status()).toBeLessThan(300)
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
    const [piece, another] = free.slice(info.parallelIndex * 10)
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

/** The checkout of a cart that holds one piece. */
export async function openWith(page: Page, buyer: Buyer, piece: FreePiece): Promise<void> {
  await buyer.add(piece.id)
  await open(page)
}

export async function fillContact(page: Page, said: Words): Promise<void> {
  await main(page).getByLabel(said.firstName, { exact: true }).fill('Анна')
  await main(page).getByLabel(said.lastName, { exact: true }).fill('Иванова')
  await main(page).getByLabel(said.email, { exact: true }).fill('anna@example.com')
  await consent(page).check()
}

export async function submit(page: Page, name: string): Promise<void> {
  await submitButton(page, name).click()
  await expect(page).toHaveURL(/\/purchase-history$/)
}

/** Sends the order: it arrives, but its answer is lost on the way, until the page tells so. */
export async function loseAnswer(page: Page, name: string, told: Locator): Promise<void> {
  const address = '**/api/orders/create_from_cart/'
  await page.route(address, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submitButton(page, name).click()
  await expect(told).toBeVisible()
  await page.unroute(address)
}

/** What the page keeps of the order in the tab. */
export const keptKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('checkout')))
