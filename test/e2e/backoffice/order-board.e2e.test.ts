import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessible, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const phone = { width: 390, height: 844 }

/** Swipes horizontally with several touch events, like a touch screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  await send('touchStart', from)
  for (let step = 1; step <= 10; step++) await send('touchMove', from + ((to - from) * step) / 10)
  await send('touchEnd')
  await touch.detach()
}

test('OWN-68 OWN-20 on a phone the board shows one column at a time: a swipe goes to the next and back, a tab to its column', async ({
  browser,
  staffShop,
}) => {
  const { order_number: number } = await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, '/staff/orders/board', { viewport: phone, hasTouch: true, isMobile: true })
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const expectShown = async (shown: string) => {
    await expect.poll(async () => (await column(shown).boundingBox())?.x).toBe(0)
    expect((await column(shown).boundingBox())?.width).toBe(phone.width)
    for (const other of ['Ждёт', 'Подтверждён', 'В пути'].filter((name) => name !== shown)) await expect(column(other)).not.toBeInViewport()
  }
  await expect(column('Ждёт').getByText(number)).toBeVisible()
  await expectShown('Ждёт')
  await swipe(page, 340, 60)
  await expectShown('Подтверждён')
  await swipe(page, 340, 60)
  await expectShown('В пути')
  await swipe(page, 60, 340)
  await expectShown('Подтверждён')
  // the swipes neither scrolled the page nor opened a card
  expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([0, phone.width])
  await expect(page).toHaveURL(/\/orders\/board$/)
  await page.getByRole('navigation', { name: 'Статус' }).getByRole('button', { name: 'Ждёт' }).tap()
  await expectShown('Ждёт')
  await expectAccessible(page)
  await page.context().close()
})
