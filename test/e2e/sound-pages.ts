import type { Language } from '#contract/language.ts'
import { expect, expectAccessible, layoutShift, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'

type Rules = 'every' | 'same colours' | 'none'

/** Russian is looked at by every rule on each screen; the words of English by all but those of colours, on a desk, where most of them show. */
export function axeOf(lang: Language, { viewport }: { viewport: { width: number } }): Rules {
  if (lang === 'ru') return 'every'
  return viewport.width > 1000 ? 'same colours' : 'none'
}

/** Opens one page after the other, which costs far less than a browser for each: none breaks a rule, jumps, or is wider than its window. */
export async function expectSoundPages(
  page: Page,
  paths: readonly string[],
  { maxShift, axe }: { maxShift: number; axe: Rules },
): Promise<void> {
  // pages enough for several tests
  test.setTimeout(180_000)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await waitForHydration(page)
      if (axe !== 'none') await expectAccessible(page, { sameColours: axe === 'same colours' })
      expect.soft(await layoutShift(page), path).toBeLessThan(maxShift)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0)
    })
}
