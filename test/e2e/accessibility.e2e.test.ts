import { expect, expectAccessible, waitForHydration, layoutShift, type Page, test } from '#test/e2e/fixtures.ts'

const pages = [
  ['home', '/'],
  ['the catalogue', '/catalog'],
  ['a search that found nothing', '/catalog?search=zzzzqqqq'],
  ['jewelry', '/jewelry'],
  ['bags', '/bags'],
  ['the sale', '/sale?page=2'],
  ['a watch', '/product/'],
  ['a piece of jewelry', '/jewelry/'],
  ['a bag', '/bag/'],
  ['the brands', '/menu'],
  ['videos', '/video'],
  ['a page to come', '/about'],
  ['nothing', '/nothing'],
] as const

const screens = [
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const

const listOf: Record<string, string> = { '/product/': 'watches', '/jewelry/': 'jewelry', '/bag/': 'bags' }

/** The path, or the page of the first piece where the path stands for a kind of piece. */
async function pathOf(page: Page, path: string): Promise<string> {
  const list = listOf[path]
  if (!list) return path
  const { results } = await (await page.request.get(`/api/${list}/?page_size=1&ordering=price_usd`)).json()
  return `${path}${results[0].id}`
}

for (const lang of ['ru', 'en'] as const) {
  for (const [screen, options] of screens) {
    test.describe(`in ${lang} on ${screen}`, () => {
      test.use({ lang, ...options })

      for (const [name, path] of pages) {
        test(`${name} breaks no rule of WCAG 2.2 AA, does not jump, and fits its window`, async ({ page, pageErrors }) => {
          pageErrors.allow(/404/)
          await page.goto(await pathOf(page, path))
          await waitForHydration(page)
          await expectAccessible(page)
          expect(await layoutShift(page)).toBeLessThan(0.02)
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
        })
      }
    })
  }
}

test.describe('what opens', () => {
  for (const [screen, options] of screens) {
    test.describe(`on ${screen}`, () => {
      test.use(options)

      test('HDR-03 HDR-04 the menu breaks no rule of WCAG 2.2 AA', async ({ page }) => {
        await page.goto('/catalog')
        await waitForHydration(page)
        await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
        await expect(page.getByRole('dialog').getByRole('link', { name: /^Rolex/ })).toBeVisible()
        await expectAccessible(page)
      })

      test('HDR-05 neither do suggestions', async ({ page }) => {
        await page.goto('/catalog')
        await waitForHydration(page)
        const header = page.getByRole('banner')
        const opener = header.getByRole('link', { name: 'Поиск' })
        if (await opener.isVisible()) await opener.click()
        await header.getByRole('combobox', { name: 'Поиск' }).pressSequentially('rolex', { delay: 20 })
        await expect(header.getByRole('option')).toHaveCount(6)
        await expectAccessible(page)
      })
    })
  }
})

test('the first Tab leads past the header, the whole header is within reach of the keyboard, and the focus is seen', async ({ page }) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /к содержанию|к содержимому/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/catalog')
  await waitForHydration(page)
  const reached: string[] = []
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement ?? document.body)
      return {
        name: activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '',
        outline: `${outlineStyle} ${outlineWidth}`,
      }
    })
    expect(focused.outline, focused.name).toBe('solid 2px')
    reached.push(focused.name)
  }
  expect(reached).toEqual(expect.arrayContaining(['Избранное', 'Профиль', 'Корзина', 'Украшения', 'Контакты', 'English', 'Поиск']))
})

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10 && animation.playState === 'running').length,
    )
    expect(moving).toBe(0)
  })
})
