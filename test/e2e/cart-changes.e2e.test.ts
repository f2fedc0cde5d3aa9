import { piecePath } from '#contract/rules/piece-path.ts'
import { badge, button, lines, test, total } from '#test/e2e/cart-page.ts'
import { endings, holdChange, main, open, price, toast } from '#test/e2e/customer-fixtures.ts'
import { expect } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

const textsByLanguage = {
  ru: {
    badge: ['Корзина', 'Корзина, 1 товар', 'Корзина, 2 товара'],
    add: 'Добавить в корзину',
    added: 'В корзине — перейти',
    remove: /^Удалить из корзины/,
    more: /^Больше/,
    clear: 'Очистить корзину',
    empty: 'В корзине пока пусто',
    failed: {
      add: 'Не удалось добавить в корзину',
      remove: 'Не удалось удалить из корзины',
      quantity: 'Не удалось изменить количество',
      clear: 'Не удалось очистить корзину',
    },
  },
  en: {
    badge: ['Cart', 'Cart, 1 item', 'Cart, 2 items'],
    add: 'Add to cart',
    added: 'In your cart — view it',
    remove: /^Remove from the cart/,
    more: /^More/,
    clear: 'Clear the cart',
    empty: 'Your cart is empty',
    failed: {
      add: 'Could not add to the cart',
      remove: 'Could not remove from the cart',
      quantity: 'Could not change the quantity',
      clear: 'Could not clear the cart',
    },
  },
} as const

test.describe.configure({ timeout: 60_000 })

for (const lang of ['ru', 'en'] as const) {
  const texts = textsByLanguage[lang]
  const [none, one, two] = texts.badge

  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('CART-04 HDR-01 PDP-05 a piece counts in the header at once, and is in the cart', async ({ page, ring }) => {
      await signInByApi(page)
      await open(page, piecePath(ring.kind, ring.id))
      await expect(badge(page, none)).toBeVisible()
      const held = await holdChange(page, '**/api/cart/')
      await button(page, texts.add).click()
      await expect(badge(page, one)).toBeVisible()
      await expect(main(page).getByRole('link', { name: texts.added }).first()).toBeFocused()
      held.end(endings.well)
      await main(page).getByRole('link', { name: texts.added }).first().click()
      await expect(lines(page)).toHaveCount(1)
      await expect(lines(page)).toContainText(ring.model_name)
      await page.reload()
      await expect(badge(page, one)).toBeVisible()
      await expect(total(page)).toHaveText(price(Number(ring.price_usd)))
    })

    test('CART-04 a press counts at once while its script is still on its way, and a second one adds nothing', async ({ page, ring }) => {
      await signInByApi(page)
      const script = Promise.withResolvers<void>()
      await page.route('**/use-cart-*.js', async (route) => {
        await script.promise
        await route.continue()
      })
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/cart/') && sent.push(request.url()))
      await open(page, piecePath(ring.kind, ring.id))
      await button(page, texts.add).dblclick()
      await expect(main(page).getByRole('link', { name: texts.added }).first()).toBeFocused()
      script.resolve()
      await expect(badge(page, one)).toBeVisible()
      await expect(page).toHaveURL(piecePath(ring.kind, ring.id))
      expect(sent).toHaveLength(1)
    })

    test('CART-04 an add that fails, by a fault or a lost connection, restores the count with a message', async ({
      page,
      customer,
      ring,
      bag,
      pageErrors,
    }) => {
      pageErrors.allow(/Failed to load resource/)
      await customer.put('cart', bag)
      for (const how of ['fault', 'lost'] as const) {
        await open(page, piecePath(ring.kind, ring.id))
        await expect(badge(page, one)).toBeVisible()
        const held = await holdChange(page, '**/api/cart/')
        await button(page, texts.add).click()
        await expect(badge(page, two)).toBeVisible()
        held.end(endings[how])
        await expect(toast(page, texts.failed.add)).toBeVisible()
        await expect(badge(page, one)).toBeVisible()
        await expect(button(page, texts.add)).toBeFocused()
        await page.unrouteAll()
      }
    })

    test('CART-05 removing, another quantity and clearing show at once; each that fails is undone with a message', async ({
      page,
      customer,
      ring,
      bag,
      pageErrors,
    }) => {
      pageErrors.allow(/Failed to load resource/)
      await customer.put('cart', ring, bag)
      await open(page, '/cart')
      await expect(lines(page)).toHaveCount(2)
      const both = price(Number(ring.price_usd) + Number(bag.price_usd))

      const removal = await holdChange(page, '**/api/cart/*/?*')
      await lines(page).filter({ hasText: ring.model_name }).getByRole('button', { name: texts.remove }).click()
      await expect(lines(page)).toHaveCount(1)
      await expect(badge(page, one)).toBeVisible()
      await expect(total(page)).toHaveText(price(Number(bag.price_usd)))
      removal.end(endings.fault)
      await expect(toast(page, texts.failed.remove)).toBeVisible()
      await expect(lines(page)).toHaveCount(2)
      await expect(total(page)).toHaveText(both)

      const quantity = await holdChange(page, '**/api/cart/*/')
      const ofRing = lines(page).filter({ hasText: ring.model_name })
      await ofRing.getByRole('button', { name: texts.more }).click()
      await expect(ofRing.getByRole('status')).toHaveText('2')
      await expect(total(page)).toHaveText(price(2 * Number(ring.price_usd) + Number(bag.price_usd)))
      quantity.end(endings.lost)
      await expect(toast(page, texts.failed.quantity)).toBeVisible()
      await expect(ofRing.getByRole('status')).toHaveText('1')
      await expect(badge(page, two)).toBeVisible()

      const clearing = await holdChange(page, '**/api/cart/*/clear/')
      await button(page, texts.clear).click()
      await page.getByRole('dialog').getByRole('button', { name: texts.clear }).click()
      await expect(main(page).getByText(texts.empty)).toBeVisible()
      await expect(badge(page, none)).toBeVisible()
      clearing.end(endings.fault)
      await expect(toast(page, texts.failed.clear)).toBeVisible()
      await expect(lines(page)).toHaveCount(2)
      await expect(total(page)).toHaveText(both)
    })
  })
}
