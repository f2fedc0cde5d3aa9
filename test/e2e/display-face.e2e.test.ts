import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page, test } from '#test/e2e/fixtures.ts'

/** Texts in the display face below the size at which its hairlines hold. */
const collectTooSmall = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (!parent || !text || parent.closest('script, style')) continue
      const { fontFamily, fontSize } = getComputedStyle(parent)
      if (fontFamily.includes('Serif Display') && Number.parseFloat(fontSize) < 32) found.add(`${fontSize} ${text}`)
    }
    return [...found]
  })

for (const lang of ['ru', 'en'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`${lang} ${width}`, () => {
      test.use({ lang, viewport: { width, height: 900 } })

      test('EDN-15 no text smaller than 32 px is in the display face', async ({ page }) => {
        const { results } = await (await page.request.get('/api/watches/?page_size=1')).json()
        const long = encodeURIComponent('a search of many words that are long enough to be set smaller')
        const pagePaths = [
          '/',
          '/menu',
          '/catalog',
          `/catalog?search=${long}`,
          `/product/${results[0].id}`,
          '/contacts',
          '/appointment',
          '/login',
        ]
        for (const path of pagePaths) {
          await open(page, path)
          expect(await collectTooSmall(page), path).toEqual([])
        }
        await open(page, '/')
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^(Меню|Menu)$/ })
          .click()
        await expect(page.getByRole('dialog', { name: /^(Меню|Menu)$/ }).getByRole('link', { name: /^Rolex/ })).toBeVisible()
        expect(await collectTooSmall(page), 'the open menu').toEqual([])
      })
    })
  }
}
