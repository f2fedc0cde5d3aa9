import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test, type Page } from '#test/e2e/fixtures.ts'
import { resize, waitForAnimations } from '#test/e2e/settled-page.ts'

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const [lang, viewAll] of [
  ['ru', 'Смотреть все'],
  ['en', 'View all'],
] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang, viewport: { width: 390, height: 844 } })

    test('EDN-08 NAV-11 on a phone the home page is at most 4,700 px high, and nothing overflows the narrowest screen', async ({
      page,
    }) => {
      await open(page, '/')
      expect(await heightOf(page)).toBeLessThanOrEqual(4700)
      await resize(page, { width: 320, height: 640 })
      await expect(page.getByRole('link', { name: viewAll })).toBeVisible()
      const right = await page.getByRole('link', { name: viewAll }).evaluate((link) => link.getBoundingClientRect().right)
      expect(right).toBeLessThanOrEqual(320)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const doors = page.getByRole('main').locator('nav a[href="/catalog"], nav a[href="/jewelry"], nav a[href="/bags"]')
      for (const width of [320, 768, 1024]) {
        await resize(page, { width, height: 640 })
        for (const door of await doors.all()) {
          expect(await door.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
          expect((await door.boundingBox())?.height).toBe((await doors.first().boundingBox())?.height)
        }
      }
      await resize(page, { width: 320, height: 640 })
      const popular = page.getByRole('region', { name: /Популярное|Popular/ })
      const heading = await popular.getByRole('heading').first().boundingBox()
      const next = await popular.getByRole('button').last().boundingBox()
      expect(heading && next && (next.x >= heading.x + heading.width || next.y >= heading.y + heading.height)).toBeTruthy()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('PDP-03 ERR-03 FORM-01 a toast does not cover a dialog’s title, close button and submit button', async ({ page, request }) => {
    const { results } = await (await request.get('/api/watches/?available=true&page_size=1&ordering=-price_usd')).json()
    await open(page, `/product/${results[0].id}`)
    await page.getByRole('main').getByRole('button', { name: 'Запросить живые фото' }).first().click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Запросить фото' })
    await submit.click()
    const toast = page.getByText('Заполните обязательные поля')
    await expect(toast).toBeVisible()
    await waitForAnimations(page)
    const title = await dialog.getByRole('heading').first().boundingBox()
    const covered = await toast.boundingBox()
    const pressed = await submit.boundingBox()
    expect(title && covered && covered.y >= title.y + title.height).toBeTruthy()
    expect(pressed && covered && (covered.y + covered.height <= pressed.y || covered.y >= pressed.y + pressed.height)).toBeTruthy()
  })

  test('EDN-07 a condition and a badge do not wrap on a card', async ({ page }) => {
    await open(page, '/catalog?search=royal&page_size=48')
    const facts = page.locator('article > p').filter({ hasText: /носки|комплект/ })
    for (const text of await facts.allTextContents()) expect(text).not.toMatch(/(?:следов|носки|Полный) (?:носки|комплект)/)
    expect(await facts.count()).toBeGreaterThan(0)
  })

  test('EDN-07 no separator dot between facts ends or begins a line', async ({ page }) => {
    await open(page, '/catalog?search=royal&page_size=48')
    const lines = await page.locator('article > .fact-line').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const { left } = paragraph.getBoundingClientRect()
        const facts = [...paragraph.children].map((fact) => fact.getBoundingClientRect())
        return facts.map((fact, at) => ({ isFirst: facts[at - 1]?.top !== fact.top, isPointHidden: fact.left < left - 3 }))
      }),
    )
    expect(lines.filter(({ isFirst, isPointHidden }) => isFirst !== isPointHidden)).toEqual([])
    expect(lines.filter(({ isFirst }, at) => isFirst && at > 0).length).toBeGreaterThan(0)
    await expect(page.locator('article > .fact-line').first()).toHaveCSS('overflow-x', 'clip')
  })
})

test('HDR-05 CAT-01 pointer focus on a search field underlines it; keyboard focus frames it', async ({ page }) => {
  await open(page, '/catalog')
  for (const box of [page.getByRole('banner').getByRole('combobox'), page.getByRole('main').getByLabel('Поиск в каталоге')]) {
    await box.click()
    await expect(box).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(box).toBeFocused()
    await expect(box).toHaveCSS('outline-style', 'solid')
  }
})
