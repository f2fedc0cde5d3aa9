import { expect, type Page } from '@playwright/test'

/** Gives the window another size and waits until the page is laid out for it: scripts hear of media queries in a later frame. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size)
  await nextFrames(page)
}

/** Waits until the page has drawn what it was told so far. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // the first may have begun before
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Waits for animations that end: halfway through one nothing has its place or its colors. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
