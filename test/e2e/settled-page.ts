import { expect, type Page } from '@playwright/test'

/** Resizes the window and waits for the layout: media query listeners run in a later frame. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size)
  await nextFrames(page)
}

/** Waits until the page has rendered all changes so far. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // the first frame may already have begun
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Waits for finite animations, during which elements have neither their final place nor colors. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
