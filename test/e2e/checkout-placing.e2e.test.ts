import { confirmation, fillContact, openWith, submitButton, test, total } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page } from '#test/e2e/fixtures.ts'

const sampleKey = 'checkoutSamples'

/** Records the checkout's title, fields and totals after each change. `shownSamples` returns the records. */
const recordSamples = (page: Page) =>
  page.evaluate((key) => {
    const seen = new Set<string>()
    const root = document.querySelector('main')
    const look = () => {
      if (location.pathname !== '/checkout') return
      const fields = [...document.querySelectorAll<HTMLInputElement>('main input:is([name=firstName], [name=phone], [name=email])')]
      const totals = [...document.querySelectorAll('main dd')].map((part) => part.textContent)
      seen.add(JSON.stringify({ title: root?.querySelector('h1')?.textContent, fields: fields.map(({ value }) => value), totals }))
    }
    look()
    if (root) new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    Reflect.set(globalThis, key, seen)
  }, sampleKey)

const shownSamples = (page: Page) => page.evaluate((key) => [...(Reflect.get(globalThis, key) as Set<string>)], sampleKey)

test('CHK-10 CHK-12 from the press to the confirmation the checkout shows the same fields and totals, and that the order is being placed', async ({
  page,
  buyer,
  texts,
  pieces,
}) => {
  await openWith(page, buyer, pieces[0])
  const code = main(page).getByLabel(texts.promo)
  await code.fill('SAVE10')
  await code.press('Enter')
  await expect(main(page).getByRole('definition')).toHaveCount(4)
  await fillContact(page, texts)
  const before = await total(page).textContent()
  // delays the next page, to see the checkout while the cart on the server is already empty
  const { promise: isSeen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/purchase-history/, async (route) => {
    await isSeen
    await route.fallback()
  })
  await recordSamples(page)
  const emptied = page.waitForResponse((response) => response.url().endsWith('/api/cart/0/') && response.ok())
  await submitButton(page, texts.reserve).click()
  expect((await (await emptied).json()).items).toEqual([])
  await expect(submitButton(page, texts.sending)).toBeVisible()
  await expect(total(page)).toHaveText(before ?? '')
  letGo()
  await expect(confirmation(page, texts)).toBeVisible()
  const samples = await shownSamples(page)
  expect(samples).toHaveLength(1)
  expect(samples[0]).toContain('Анна')
})
