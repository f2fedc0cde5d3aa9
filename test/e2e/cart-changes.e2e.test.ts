import { piecePath } from '#contract/rules/piece-path.ts'
import { badge, button, lines, test, total } from '#test/e2e/cart-page.ts'
import { endings, holdChange, main, open, price, toast } from '#test/e2e/customer-fixtures.ts'
import { expect } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

const [none, one, two] = ['Корзина', 'Корзина, 1 товар', 'Корзина, 2 товара']
const add = 'Добавить в корзину'
const added = 'Перейти в корзину'

test('CART-04 a press before the script has loaded counts at once, and a second one adds nothing', async ({ page, ring }) => {
  await signInByApi(page)
  const script = Promise.withResolvers<void>()
  await page.route('**/use-cart-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/cart/') && sent.push(request.url()))
  await open(page, piecePath(ring.kind, ring.id))
  await button(page, add).dblclick()
  await expect(main(page).getByRole('link', { name: added }).first()).toBeFocused()
  script.resolve()
  await expect(badge(page, one)).toBeVisible()
  await expect(page).toHaveURL(piecePath(ring.kind, ring.id))
  expect(sent).toHaveLength(1)
})

test('CART-04 CART-05 HDR-01 PDP-05 adding, removing, changing a quantity and clearing are optimistic updates; a failed one is rolled back with a message', async ({
  page,
  customer,
  ring,
  bag,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  await customer.put('cart', bag)

  await test.step('adding that fails, by an error or a lost connection, restores the count with a message', async () => {
    await open(page, piecePath(ring.kind, ring.id))
    for (const how of ['fault', 'lost'] as const) {
      await expect(badge(page, one)).toBeVisible()
      const held = await holdChange(page, '**/api/cart/')
      await button(page, add).click()
      await expect(badge(page, two)).toBeVisible()
      held.end(endings[how])
      await expect(toast(page, 'Не удалось добавить в корзину').first()).toBeVisible()
      await expect(badge(page, one)).toBeVisible()
      await expect(button(page, add)).toBeFocused()
      await page.unrouteAll()
    }
  })

  await test.step('adding that succeeds leads to the cart', async () => {
    const held = await holdChange(page, '**/api/cart/')
    await button(page, add).click()
    await expect(badge(page, two)).toBeVisible()
    await expect(main(page).getByRole('link', { name: added }).first()).toBeFocused()
    held.end(endings.well)
    await main(page).getByRole('link', { name: added }).first().click()
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).filter({ hasText: ring.model_name })).toHaveCount(1)
    await page.reload()
    await expect(badge(page, two)).toBeVisible()
  })

  const both = price(Number(ring.price_usd) + Number(bag.price_usd))
  await test.step('removing', async () => {
    await expect(lines(page)).toHaveCount(2)
    await expect(total(page)).toHaveText(both)
    const removal = await holdChange(page, '**/api/cart/*/?*')
    await lines(page)
      .filter({ hasText: ring.model_name })
      .getByRole('button', { name: /^Удалить из корзины/ })
      .click()
    await expect(lines(page)).toHaveCount(1)
    await expect(badge(page, one)).toBeVisible()
    await expect(total(page)).toHaveText(price(Number(bag.price_usd)))
    removal.end(endings.fault)
    await expect(toast(page, 'Не удалось удалить из корзины')).toBeVisible()
    await expect(lines(page)).toHaveCount(2)
    await expect(total(page)).toHaveText(both)
  })

  await test.step('another quantity', async () => {
    const quantity = await holdChange(page, '**/api/cart/*/')
    const ofRing = lines(page).filter({ hasText: ring.model_name })
    await ofRing.getByRole('button', { name: /^Больше/ }).click()
    await expect(ofRing.getByRole('status')).toHaveText('2')
    await expect(total(page)).toHaveText(price(2 * Number(ring.price_usd) + Number(bag.price_usd)))
    quantity.end(endings.lost)
    await expect(toast(page, 'Не удалось изменить количество')).toBeVisible()
    await expect(ofRing.getByRole('status')).toHaveText('1')
    await expect(badge(page, two)).toBeVisible()
  })

  await test.step('clearing', async () => {
    const clearing = await holdChange(page, '**/api/cart/*/clear/')
    await button(page, 'Очистить корзину').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Очистить корзину' }).click()
    await expect(main(page).getByText('В корзине пока пусто')).toBeVisible()
    await expect(badge(page, none)).toBeVisible()
    clearing.end(endings.fault)
    await expect(toast(page, 'Не удалось очистить корзину')).toBeVisible()
    await expect(lines(page)).toHaveCount(2)
    await expect(total(page)).toHaveText(both)
  })
})
