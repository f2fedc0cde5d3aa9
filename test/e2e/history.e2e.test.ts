import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, hydrated, layoutShift, type Locator, type Page, test } from '#test/e2e/fixtures.ts'
import { signedIn } from '#test/e2e/sign-in.ts'
import type { Order } from '#contract/order.ts'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const cards = (page: Page) => page.getByRole('article')

/** An order of the given number, as the server tells it; `pieces` says how many are in it. */
function order(number: string, change: Partial<Omit<Order, 'status'>> & { status?: string; pieces?: number } = {}) {
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
    can_cancel: false,
  }
  return { ...whole, ...rest }
}

type Shown = ReturnType<typeof order>

/** The orders of these tests, which no server has. */
async function answerOrders(page: Page, results: Shown[], next: string | null = null): Promise<void> {
  await page.route('**/api/orders/?*', (route) => route.fulfill({ json: { count: results.length, next, previous: null, results } }))
}

async function openHistory(page: Page, query = ''): Promise<void> {
  await page.goto(`/purchase-history${query}`)
  await hydrated(page)
}

/** A real order of one bag that nobody else took, for collection. */
async function placeOrder(request: APIRequestContext, access: string): Promise<string> {
  const headers = { authorization: `Bearer ${access}` }
  const { results } = await (await request.get('/api/bags/?page_size=96&ordering=price_usd')).json()
  for (const bag of results) {
    const added = await request.post('/api/cart/', { headers, data: { bag_id: bag.id } })
    if (added.ok()) break
  }
  const cities = await (await request.get('/api/cities/')).json()
  const data = {
    mode: 'reserve',
    delivery_method: 'pickup',
    first_name: 'Анна',
    last_name: 'Петрова',
    phone: '+79161234567',
    email: 'anna@example.com',
    pickup_city_id: cities.results[0].id,
  }
  const placed = await request.post('/api/orders/create_from_cart/', { headers, data })
  if (!placed.ok()) throw new Error(`No order was placed: ${await placed.text()}`)
  return (await placed.json()).order_number
}

test('ORD-01 ORD-02 an order is found in the history, looked into, and cancelled after a question', async ({ page, request }) => {
  const { access } = await signedIn(page)
  const number = await placeOrder(request, access)
  await openHistory(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Найден 1\u00A0заказ')).toBeVisible()
  await expect(cards(page)).toContainText(number)
  await expect(cards(page)).toContainText('Ожидает подтверждения')
  await expect(cards(page)).toContainText(/Резерв до\s.+, осталось \d+\sч/)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessible(page)

  await button(page, `Подробнее о\u00A0заказе ${number}`).click()
  const details = page.getByRole('dialog', { name: `Заказ ${number}` })
  await expect(details).toContainText('Анна Петрова')
  await expect(details).toContainText('Самовывоз')
  await expectAccessible(page, { within: '[role=dialog]' })
  await page.keyboard.press('Escape')

  await button(page, `Отменить заказ ${number}`).click()
  const question = page.getByRole('dialog', { name: `Отменить заказ ${number}?` })
  await expectAccessible(page, { within: '[role=dialog]' })
  await question.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Заказ отменён', { exact: true })).toBeVisible()
  await expect(cards(page)).toContainText('Отменён')
  await expect(button(page, `Отменить заказ ${number}`)).toHaveCount(0)
  // its button is gone: the focus stays with the order
  await expect(button(page, `Скопировать номер заказа ${number}`)).toBeFocused()
})

test('ORD-01 a search, a status and an order stand in the address, as chips, and are all reset at once', async ({ page }) => {
  await signedIn(page)
  await answerOrders(page, [order('AAAA-1111')])
  await openHistory(page)
  const searched = page.waitForRequest('**/api/orders/?*search=Daytona*')
  await page.getByRole('searchbox', { name: 'Поиск по заказам' }).fill('Daytona')
  await searched
  const narrowed = page.waitForRequest('**/api/orders/?*status=shipped*')
  await page.getByLabel('Статус').selectOption({ label: 'Отправлен' })
  await narrowed
  const sorted = page.waitForRequest('**/api/orders/?*ordering=total_desc*')
  await page.getByLabel('Сортировка').selectOption({ label: 'Сначала дороже' })
  expect(new URL((await sorted).url()).search).toBe('?ordering=total_desc&search=Daytona&status=shipped')
  await expect(page).toHaveURL('/purchase-history?search=Daytona&status=shipped&ordering=total_desc')
  const chips = page.getByRole('list', { name: 'Выбранные фильтры' })
  await expect(chips.getByRole('button')).toHaveText(['«Daytona»', 'Отправлен', 'Сбросить фильтры'])
  await expectAccessible(page)
  await button(page, 'Убрать фильтр: Отправлен').click()
  await expect(page).toHaveURL('/purchase-history?search=Daytona&ordering=total_desc')
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Поиск по заказам' })).toHaveValue('Daytona')
  await button(chips, 'Сбросить фильтры').click()
  await expect(page).toHaveURL('/purchase-history?ordering=total_desc')
  await expect(page.getByRole('searchbox', { name: 'Поиск по заказам' })).toHaveValue('')
})

test('ORD-01 a card shows two pieces, and the others when asked', async ({ page }) => {
  await signedIn(page)
  await answerOrders(page, [order('AAAA-1111', { pieces: 4 })])
  await openHistory(page)
  const pieces = cards(page).getByRole('list', { name: 'Состав заказа' }).getByRole('listitem')
  await expect(pieces).toHaveCount(2)
  await button(page, 'Ещё 2\u00A0предмета').click()
  await expect(pieces).toHaveCount(4)
  await expect(pieces.last().getByRole('link')).toHaveAttribute('href', '/product/4')
  await button(page, 'Свернуть').click()
  await expect(pieces).toHaveCount(2)
})

test('ORD-02 a status that the shop does not know is shown as it came', async ({ page }) => {
  await signedIn(page)
  await answerOrders(page, [order('AAAA-1111', { status: 'in_customs' })])
  await openHistory(page)
  await expect(cards(page)).toContainText('in_customs')
})

test('ORD-03 the number is copied, also where the clipboard is closed; when it cannot be, that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('closed')) } })
    document.execCommand = (command) => {
      Reflect.set(
        globalThis,
        'copied',
        command === 'copy' && document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value,
      )
      return !Reflect.get(globalThis, 'isBroken')
    }
  })
  await signedIn(page)
  await answerOrders(page, [order('AAAA-1111')])
  await openHistory(page)
  await button(page, 'Скопировать номер заказа AAAA-1111').click()
  await expect(page.getByText('Номер скопирован')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toBe('AAAA-1111')
  await page.evaluate(() => Reflect.set(globalThis, 'isBroken', true))
  await button(page, 'Скопировать номер заказа AAAA-1111').click()
  await expect(page.getByText('Не удалось скопировать номер')).toBeVisible()
})

test('ORD-01 there is more while next says so; when more fails, that is said and can be tried again', async ({ page, troubles }) => {
  troubles.allow(/500/)
  await signedIn(page)
  let failures = 1
  await page.route('**/api/orders/?*', (route) => {
    const isSecond = route.request().url().includes('page=2')
    if (isSecond && failures-- > 0) return route.fulfill({ status: 500, json: { detail: 'x' } })
    const next = isSecond ? null : 'https://vitrine.example/api/orders/?ordering=newest&page=2'
    return route.fulfill({ json: { count: 2, next, previous: null, results: [order(isSecond ? 'BBBB-2222' : 'AAAA-1111')] } })
  })
  await openHistory(page)
  await button(page, 'Показать ещё').click()
  await expect(page.getByText('Не удалось загрузить следующие заказы')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await button(page, 'Показать ещё').click()
  await expect(cards(page)).toHaveCount(2)
  await expect(button(page, 'Показать ещё')).toHaveCount(0)
})

test('ORD-01 a bare list is a list too', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/orders/?*', (route) => route.fulfill({ json: [order('AAAA-1111'), order('BBBB-2222')] }))
  await openHistory(page)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('Найдено 2\u00A0заказа')).toBeVisible()
})

test('ORD-01 no orders yet, none found, and orders that cannot be loaded each say what to do', async ({ page, troubles }) => {
  test.slow()
  troubles.allow(/500/)
  await signedIn(page)
  await openHistory(page)
  await expect(page.getByText('Заказов пока нет')).toBeVisible()
  await expectAccessible(page)
  await openHistory(page, '?search=nothing')
  await expect(page.getByText('Таких заказов нет')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/orders/?*', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await openHistory(page)
  await expect(page.getByRole('alert')).toContainText('Не удалось загрузить заказы')
  await expectAccessible(page)
})

test('ORD-01 an order that cannot be cancelled any more says why, in the words of the server', async ({ page, troubles }) => {
  troubles.allow(/409/)
  await signedIn(page)
  await answerOrders(page, [order('AAAA-1111', { can_cancel: true })])
  await page.route('**/api/orders/AAAA-1111/', (route) => route.fulfill({ status: 409, json: { detail: 'Заказ уже отправлен.' } }))
  await openHistory(page)
  await button(page, 'Отменить заказ AAAA-1111').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Заказ уже отправлен.')).toBeVisible()
})

test('ORD-01 the details stand alone on paper', async ({ page }) => {
  await signedIn(page)
  await answerOrders(page, [order('AAAA-1111', { can_cancel: true })])
  await openHistory(page)
  await button(page, 'Подробнее о\u00A0заказе AAAA-1111').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog').getByText('Анна Петрова')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await expect(page.getByRole('dialog').locator('button').first()).toBeHidden()
})

test.describe('in English', () => {
  test.use({ lang: 'en' })
  test('ORD-01 I18N-04 the history speaks it; who is not signed in is told what is here', async ({ page }) => {
    await page.goto('/purchase-history')
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
    await signedIn(page)
    await answerOrders(page, [order('AAAA-1111'), order('BBBB-2222', { status: 'delivered' })])
    await openHistory(page)
    await expect(page.getByText('2\u00A0orders found')).toBeVisible()
    await expect(cards(page).last()).toContainText('Delivered')
    await expectAccessible(page)
  })
})
