import { piecePath } from '#contract/rules/piece-path.ts'
import { badge, button, checkout, lines, test, total } from '#test/e2e/cart-page.ts'
import { main, open, price } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByCall, signInByApi } from '#test/e2e/sign-in.ts'

test('CART-01 CART-02 CART-05 CART-06 CART-07 I18N-04 LIST-01 a full cart shows its lines, total and payment methods; quantities range from one to the stock; pieces can be saved; clearing asks first', async ({
  page,
  customer,
  ring,
  bag,
}) => {
  await customer.put('cart', ring, bag)
  const both = Number(ring.price_usd) + Number(bag.price_usd)
  const ofRing = lines(page).filter({ hasText: ring.model_name })
  const inRing = (name: RegExp) => ofRing.getByRole('button', { name })

  await test.step('lines, total and payment methods', async () => {
    await open(page, '/cart')
    await expect(main(page).getByRole('list', { name: 'Предметы в корзине' }).getByRole('article')).toHaveCount(2)
    for (const piece of [ring, bag]) {
      const link = lines(page).getByRole('link', { name: piece.model_name, exact: true })
      await expect(link).toHaveAttribute('href', piecePath(piece.kind, piece.id))
    }
    await expect(total(page)).toHaveText(price(both))
    for (const name of ['VISA', 'Mastercard', 'МИР', 'Apple\u00A0Pay', 'Google\u00A0Pay'])
      await expect(main(page).getByText(name, { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await layoutShift(page)).toBeLessThan(0.1)
  })

  await test.step('a quantity changes the line, the total and the header', async () => {
    const [less, more] = [inRing(/^Меньше/), inRing(/^Больше/)]
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await less.press('Enter')
    await expect(ofRing.getByRole('status')).toHaveText('1')
    await more.click()
    await expect(ofRing.getByRole('status')).toHaveText('2')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(more).toBeFocused()
    await expect(ofRing).toContainText('В\u00A0наличии 2\u00A0экземпляра')
    await more.press('Enter')
    await page.reload()
    await expect(ofRing.getByRole('status')).toHaveText('2')
    await expect(total(page)).toHaveText(price(both + Number(ring.price_usd)))
    await expect(badge(page, 'Корзина, 3 товара')).toBeVisible()
    await less.click()
    await expect(total(page)).toHaveText(price(both))
  })

  await test.step('marks, the way to the checkout, and clearing', async () => {
    for (const name of [/^В избранное/, /^Сравнить/]) {
      await inRing(name).click()
      await expect(inRing(name)).toHaveAttribute('aria-pressed', 'true')
    }
    await checkout(page).click()
    await expect(page).toHaveURL(/\/checkout#top$/)
    await page.goBack()
    await button(page, 'Очистить корзину').click()
    const dialog = page.getByRole('dialog', { name: 'Очистить корзину?' })
    await expectAccessible(page, { within: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Оставить' }).click()
    await expect(lines(page)).toHaveCount(2)
    await button(page, 'Очистить корзину').click()
    await dialog.getByRole('button', { name: 'Очистить корзину' }).click()
    await expect(main(page).getByText('В корзине пока пусто')).toBeVisible()
    await page.reload()
    await expect(main(page).getByText('В корзине пока пусто')).toBeVisible()
  })
})

test('CART-02 CART-03 I18N-04 EDN-14 an empty cart leads to the catalog and the other kinds; signed out it is empty and not fetched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/cart')
  await expect(main(page).getByRole('heading', { name: 'Вы не вошли' })).toBeVisible()
  await expect(checkout(page)).toBeDisabled()
  await expectAccessible(page)
  expect(await layoutShift(page)).toBeLessThan(0.1)
  expect(asked.filter((path) => path.startsWith('/api/cart'))).toEqual([])
  await signInByApi(page)
  await open(page, '/cart')
  await expect(main(page).getByText('В корзине пока пусто')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog')
  for (const path of ['/jewelry', '/bags']) await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible()
  await expect(checkout(page)).toBeDisabled()
  await expectAccessible(page)
  expect(await layoutShift(page)).toBeLessThan(0.1)
})

test('CART-03 PDP-05 adding a piece while signed out asks for the sign-in and adds it afterwards', async ({ page, ring }) => {
  await open(page, piecePath(ring.kind, ring.id))
  await button(page, 'Добавить в корзину').click()
  await signInByCall(page.getByRole('dialog'), freshPhone())
  await expect(badge(page, 'Корзина, 1 товар')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Перейти в корзину' }).first()).toBeVisible()
  await expect(page).toHaveURL(piecePath(ring.kind, ring.id))
})

test('CART-05 LIST-02 LIST-03 by keyboard, removing a piece moves the focus to a neighbor, not to the top of the page', async ({
  page,
  customer,
  ring,
  bag,
}) => {
  await customer.put('cart', ring, bag)
  await customer.put('favorites', bag, ring)
  await customer.put('comparison', ring, bag)
  await open(page, '/cart')
  await lines(page)
    .first()
    .getByRole('button', { name: /^Удалить/ })
    .press('Enter')
  await expect(lines(page).getByRole('link', { name: bag.model_name })).toBeFocused()
  await button(page, 'Очистить корзину').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Очистить корзину' }).press('Enter')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await open(page, '/favorites')
  await lines(page)
    .last()
    .getByRole('button', { name: /^В избранное/ })
    .press('Enter')
  await expect(lines(page).getByRole('link', { name: ring.model_name })).toBeFocused()
  await open(page, '/compare')
  await button(page, /^Убрать из сравнения/).press('Enter')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('CART-01 ORD-01 a line fits the screen and its buttons are large enough; nothing jumps when one line, or an empty history, replaces its skeleton', async ({
    page,
    customer,
    ring,
    bag,
  }) => {
    await customer.put('cart', ring, bag)
    await open(page, '/cart')
    await expect(lines(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    for (const target of await lines(page).getByRole('button').all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await lines(page)
      .first()
      .getByRole('button', { name: /^Удалить/ })
      .click()
    await expect(lines(page)).toHaveCount(1)
    await removed
    await open(page, '/cart')
    await expect(lines(page)).toHaveCount(1)
    await expect(checkout(page)).toBeEnabled()
    expect(await layoutShift(page)).toBeLessThan(0.05)
    await open(page, '/purchase-history')
    await expect(main(page).getByRole('link', { name: 'Перейти в каталог' })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
})
