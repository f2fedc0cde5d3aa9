import { expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { axeOf, expectSoundPages } from '#test/e2e/sound-pages.ts'

const paths = [
  '/',
  '/catalog',
  // a search that found nothing
  '/catalog?search=zzzzqqqq',
  '/jewelry',
  '/bags',
  '/sale?page=2',
  '/menu',
  '/video',
  '/about',
  '/nothing',
]

const screens = [
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const

/** The page of the first piece of each kind. */
async function piecePaths({ request }: Page): Promise<string[]> {
  const firstOf = async (list: string) => (await (await request.get(`/api/${list}/?page_size=1&ordering=price_usd`)).json()).results[0].id
  return [`/product/${await firstOf('watches')}`, `/jewelry/${await firstOf('jewelry')}`, `/bag/${await firstOf('bags')}`]
}

for (const lang of ['ru', 'en'] as const) {
  for (const [screen, options] of screens) {
    test.describe(`in ${lang} on ${screen}`, () => {
      test.use({ lang, ...options })

      test('no page breaks a rule of WCAG 2.2 AA, jumps, or is wider than its window', async ({ page, pageErrors }) => {
        pageErrors.allow(/404/)
        await expectSoundPages(page, [...paths, ...(await piecePaths(page))], { maxShift: 0.02, axe: axeOf(lang, options) })
      })
    })
  }
}

test.describe('what opens', () => {
  for (const [screen, options] of screens) {
    test.describe(`on ${screen}`, () => {
      test.use(options)

      test('HDR-03 HDR-04 HDR-05 neither the menu nor suggestions break a rule of WCAG 2.2 AA', async ({ page }) => {
        await page.goto('/catalog')
        await waitForHydration(page)
        await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
        await expect(page.getByRole('dialog').getByRole('link', { name: /^Rolex/ })).toBeVisible()
        await expectAccessible(page)

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
  expect(reached).toEqual(expect.arrayContaining(['Избранное', 'Профиль', 'Корзина', 'Украшения', 'О нас', 'English', 'Поиск']))
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
