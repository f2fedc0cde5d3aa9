import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { center, hero, heroSlides, openWithClock, waitForEffects } from '#test/e2e/home-page.ts'

const advanceMs = 8000

test('HOME-01 the hero advances every 8 s, pauses under the pointer, resumes afterwards, and can be stopped', async ({ page }) => {
  await openWithClock(page)
  const [first, second, third] = await heroSlides(page)
  await center(page).hover()
  await page.clock.fastForward(advanceMs * 3)
  await expect(center(page)).toContainText(first?.text ?? '')
  await page.mouse.move(5, 5)
  await page.clock.fastForward(advanceMs)
  await expect(center(page)).toContainText(second?.text ?? '')
  await page.clock.fastForward(advanceMs)
  await expect(center(page)).toContainText(third?.text ?? '')

  await hero(page).getByRole('button', { name: 'Остановить показ' }).click()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(advanceMs * 3)
  await expect(center(page)).toContainText(third?.text ?? '')
  await expect(hero(page).getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
})

test('HOME-01 the hero pauses while it has the focus, and in a hidden tab', async ({ page }) => {
  await openWithClock(page)
  const [first] = await heroSlides(page)
  await center(page).getByRole('link').focus()
  await page.clock.fastForward(advanceMs * 3)
  await expect(center(page)).toContainText(first?.text ?? '')

  await page.reload()
  await waitForHydration(page)
  await waitForEffects(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward(advanceMs * 3)
  await expect(center(page)).toContainText(first?.text ?? '')
})

test('HOME-01 the hero stays still for people who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithClock(page)
  const [first] = await heroSlides(page)
  await page.clock.fastForward(advanceMs * 3)
  await expect(center(page)).toContainText(first?.text ?? '')
})
