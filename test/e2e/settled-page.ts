import { expect, type Page } from '@playwright/test'

/** Resizes the window and waits for the layout, because media query listeners run only in a later frame. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size)
  await nextFrames(page)
}

/** Waits until the page has rendered all changes so far. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // waits for two frames, because the first frame may already have begun
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Waits for finite animations. Until they end, elements do not have their final position and color. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
