import { expect, expectAccessible, layoutShift, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'

/** Opens one page after the other, which costs far less than a browser for each: none breaks a rule, jumps, or is wider than its window. */
export async function expectSoundPages(
  page: Page,
  paths: readonly string[],
  { maxShift, sameColours }: { maxShift: number; sameColours: boolean },
): Promise<void> {
  // pages enough for several tests
  test.setTimeout(180_000)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await waitForHydration(page)
      await expectAccessible(page, { sameColours })
      expect.soft(await layoutShift(page), path).toBeLessThan(maxShift)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0)
    })
}
