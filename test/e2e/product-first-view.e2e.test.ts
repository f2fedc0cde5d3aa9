import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, waitForHydration } from '#test/e2e/fixtures.ts'
import { test } from '#test/e2e/product-page.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

for (const lang of ['ru', 'en'] as const) {
  const words =
    lang === 'ru'
      ? {
          add: 'Добавить в корзину',
          ask: 'Задать вопрос',
          promises: /14\s+дней.*12\s+месяцев/,
          insured: /страховкой/,
          pay: /по\s+счёту/,
          model: 'Изображение модели',
        }
      : {
          add: 'Add to cart',
          ask: 'Ask a question',
          promises: /14-day.*12-month/,
          insured: /insured/,
          pay: /invoice/,
          model: 'Picture of the model',
        }

  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    for (const viewport of sizes) {
      test(`EDN-04 the button is in sight without scrolling at ${viewport.width} × ${viewport.height}, and the first photograph whole`, async ({
        page,
        paths,
      }) => {
        await page.setViewportSize(viewport)
        for (const path of [paths.ninePhotos, paths.jewelry, paths.bag]) {
          await open(page, path)
          await expect(main(page).getByRole('button', { name: words.add }).first()).toBeInViewport({ ratio: 1 })
          const photo = await main(page).locator('.piece-photo').boundingBox()
          const header = await page.getByRole('banner').boundingBox()
          expect(photo?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
          expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
        }
      })
    }

    test('EDN-05 beside the button are returns, warranty, insured delivery, payment and whom to ask', async ({ page, paths }) => {
      await open(page, paths.ninePhotos)
      const facts = main(page).locator('article:has(h1)')
      await expect(facts).toContainText(words.promises)
      await expect(facts).toContainText(words.insured)
      await expect(facts).toContainText(words.pay)
      await expect(facts.getByRole('link', { name: /\+7 800 700 53 59/ })).toHaveAttribute('href', 'tel:+78007005359')
      await expect(facts.getByRole('link', { name: /^Telegram/ })).toHaveAttribute('href', /^https:\/\/t\.me\//)
      await expectAccessible(page)
    })

    test('EDN-05 a question about a piece names the piece', async ({ page, paths }) => {
      await open(page, paths.ninePhotos)
      await main(page).getByRole('link', { name: words.ask }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('126610LV')
      await dialog.locator('input[name=name]').fill('Anna')
      await dialog.locator('input[name=phone]').fill('+7 916 123-45-67')
      await dialog.locator('textarea').fill('Is the bracelet full length?')
      const consent = dialog.getByRole('checkbox')
      if (await consent.count()) await consent.first().check()
      const sent = page.waitForRequest('**/api/contacts/')
      await dialog.locator('button[type=submit]').click()
      const { message, page: from } = (await sent).postDataJSON()
      expect(message).toMatch(/^Rolex Submariner.* · 126610LV · \/product\/\d+\n\nIs the bracelet full length\?$/)
      expect(from).toBe(paths.ninePhotos)
    })

    test('EDN-13 a demo photograph is marked as one of the model, a piece’s own is not', async ({ page, paths }) => {
      await open(page, paths.jewelry)
      await expect(main(page).getByText(words.model)).toBeVisible()
      await open(page, paths.ninePhotos)
      await expect(main(page).getByText(words.model)).toHaveCount(0)
    })
  })
}

test('EDN-16 pieces that were looked at are shown again, on the home page too', async ({ page, paths }) => {
  await open(page, paths.bag)
  await expect(page.getByRole('region', { name: 'Вы недавно смотрели' })).toHaveCount(0)
  await open(page, paths.jewelry)
  const recent = page.getByRole('region', { name: 'Вы недавно смотрели' })
  await expect(recent.getByRole('link')).toHaveCount(1)
  await expect(recent.getByRole('link')).toHaveAttribute('href', paths.bag)
  await page.goto('/')
  await waitForHydration(page)
  await expect(recent.getByRole('link')).toHaveCount(2)
  await expect(recent.getByRole('link').first()).toHaveAttribute('href', paths.jewelry)
  await page.evaluate(() => localStorage.setItem('recently-viewed', '[{"kind":"watch","id":1,"photo":"javascript:1"}, 7]'))
  await page.reload()
  await waitForHydration(page)
  await expect(recent).toHaveCount(0)
})
