import { open as openCheckout, submitButton, test } from '#test/e2e/checkout-page.ts'
import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Locator } from '#test/e2e/fixtures.ts'

/** Whether a click in the middle of an element would hit this element. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (node.contains(hit) || hit.contains(node))
  })

const areApart = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('An element is not there')
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CHK-01 CART-02 without a connection the bar covers neither the total nor the button, and says what holds here', async ({
    page,
    context,
    buyer,
    texts,
    pieces,
    pageErrors,
  }) => {
    // requests may be pending when the connection is lost
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
    await buyer.add(pieces[0].id)
    await openCheckout(page)
    await context.setOffline(true)
    await expect(page.getByText('заказ можно оформить, когда связь вернётся')).toBeVisible()
    await expect.poll(() => isUncovered(submitButton(page, texts.reserve))).toBe(true)
    await expectAccessible(page)
    await context.setOffline(false)
    await open(page, '/cart')
    const button = main(page).getByRole('button', { name: 'Оформить заказ' })
    await expect(button).toBeEnabled()
    await context.setOffline(true)
    await expect(page.getByText('когда связь вернётся')).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await expect.poll(() => isUncovered(last)).toBe(true)
    await context.setOffline(false)
  })

  test('ERR-03 CHK-02 a toast covers neither header nor title nor the bar with the total', async ({ page, buyer, texts, pieces }) => {
    await buyer.add(pieces[0].id)
    await openCheckout(page)
    await submitButton(page, texts.reserve).click()
    const toast = page.getByRole('listitem').filter({ hasText: texts.fill })
    await expect(toast).toBeVisible()
    expect(await areApart(toast, page.getByRole('banner'))).toBe(true)
    expect(await areApart(toast, submitButton(page, texts.missingName))).toBe(true)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await areApart(toast, main(page).getByRole('heading', { level: 1 }))).toBe(true)
  })
})

test('ERR-03 CHK-02 CHK-12 on a desk a toast covers neither header nor title; the button of a refused form stays the primary one', async ({
  page,
  buyer,
  texts,
  pieces,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  await buyer.add(pieces[0].id)
  await openCheckout(page)
  const colorOf = (name: string) => submitButton(page, name).evaluate((node) => getComputedStyle(node).backgroundColor)
  const primary = await colorOf(texts.reserve)
  await submitButton(page, texts.reserve).click()
  const toast = page.getByRole('listitem').filter({ hasText: texts.fill })
  await expect(toast).toBeVisible()
  expect(await areApart(toast, page.getByRole('banner'))).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(() => colorOf(texts.missingName)).toBe(primary)
  await open(page, `/product/${pieces[0].id}`)
  await page.route('**/api/favorites/toggle/', (route) => route.fulfill({ status: 409, json: { detail: 'x' } }))
  await main(page).getByRole('button', { name: 'В избранное', exact: true }).click()
  const failed = page.getByRole('listitem').filter({ hasText: 'Не удалось изменить избранное' })
  await expect(failed).toBeVisible()
  expect(await areApart(failed, page.getByRole('banner'))).toBe(true)
  expect(await areApart(failed, main(page).getByRole('heading', { level: 1 }))).toBe(true)
})
