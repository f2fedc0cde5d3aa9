import type { Language } from '#contract/language.ts'
import { expect, expectAccessible, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { resize } from '#test/e2e/settled-page.ts'
import { expectNotWider, expectSoundPage, smallDisplayTexts } from '#test/e2e/sound-pages.ts'

const long = encodeURIComponent('a search of many words that are long enough to be set smaller')
/** Pages that need no session. Lists are opened at the first page, at a later page, and with a search without results. */
const paths = ['/', '/catalog', '/catalog?search=zzzzqqqq', '/jewelry', '/bags', '/sale?page=2', '/menu', '/video', '/about', '/nothing']
/** Long pages, for which a little more layout shift is allowed. */
const longerPaths = [
  [`/catalog?search=${long}`, '/contacts', '/faq', '/support', '/services', '/authenticity', '/service', '/appointment', '/watch-buyback'],
  ['/payment', '/privacy-policy', '/terms', '/sales-history', '/login', '/cart'],
].flat()

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/**
 * Screens per language. English pages have the same elements and colors as Russian pages, so they are opened only once, on a phone, and
 * then resized.
 */
const variants = [
  { lang: 'ru', screen: 'a desk', options: desk, widths: [] },
  { lang: 'ru', screen: 'a phone', options: phone, widths: [320] },
  { lang: 'en', screen: 'a phone and a desk', options: phone, widths: [320, 1440] },
] as const

async function piecePaths({ request }: Page): Promise<string[]> {
  const firstOf = async (list: string) => (await (await request.get(`/api/${list}/?page_size=1&ordering=price_usd`)).json()).results[0].id
  return [`/product/${await firstOf('watches')}`, `/jewelry/${await firstOf('jewelry')}`, `/bag/${await firstOf('bags')}`]
}

async function expectSoundPages(page: Page, lang: Language, widths: readonly number[]): Promise<void> {
  const found = page.viewportSize()
  for (const path of [...paths, ...(await piecePaths(page)), ...longerPaths])
    await test.step(path, async () => {
      await expectSoundPage(page, path, { lang, axe: lang === 'ru', maxShift: longerPaths.includes(path) ? 0.03 : 0.02 })
      for (const width of widths) {
        await resize(page, { width, height: 844 })
        await expectNotWider(page)
        expect.soft(await smallDisplayTexts(page), path).toEqual([])
      }
      if (found) await resize(page, found)
    })
}

const holds =
  'no page breaks a rule of WCAG 2.2 AA, jumps, is wider than its window, shows a key or a word of the other language, or small texts in the display face'

for (const { lang, screen, options, widths } of variants) {
  test.describe(`in ${lang} on ${screen}`, () => {
    test.use({ lang, ...options })

    test(`NAV-06 NAV-07 HDR-03 HDR-04 HDR-05 I18N-04 EDN-15 ${holds}`, async ({ page, pageErrors }) => {
      test.setTimeout(240_000)
      pageErrors.allow(/404/)
      await expectSoundPages(page, lang, widths)
      if (lang === 'ru') await expectSoundOverlays(page)
    })
  })
}

async function expectSoundOverlays(page: Page): Promise<void> {
  await page.goto('/catalog')
  await waitForHydration(page)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Меню' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Rolex/ })).toBeVisible()
  await expectAccessible(page, { targets: true })
  expect(await smallDisplayTexts(page), 'the open menu').toEqual([])

  await page.goto('/catalog')
  await waitForHydration(page)
  const opener = header.getByRole('link', { name: 'Поиск' })
  if (await opener.isVisible()) await opener.click()
  await header.getByRole('combobox', { name: 'Поиск' }).pressSequentially('rolex', { delay: 20 })
  await expect(header.getByRole('option')).toHaveCount(6)
  await expectAccessible(page, { targets: true })
}

test('the first Tab offers to skip the header, the whole header can be reached by keyboard, and the focus is visible', async ({ page }) => {
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

test('nothing moves if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
