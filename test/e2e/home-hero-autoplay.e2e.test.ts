import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { centre, hero, fetchNewestWatches, openWithClock, waitForEffects } from '#test/e2e/home-page.ts'

const advanceMs = 8000

test('HOME-01 the hero advances every 8 s, waits under the pointer, goes on after it, and can be stopped', async ({ page }) => {
  const [first, second, third] = await fetchNewestWatches(page)
  await openWithClock(page)
  await centre(page).hover()
  await page.clock.fastForward(advanceMs * 3)
  await expect(centre(page)).toContainText(first?.model_name ?? '')
  await page.mouse.move(5, 5)
  await page.clock.fastForward(advanceMs)
  await expect(centre(page)).toContainText(second?.model_name ?? '')
  await page.clock.fastForward(advanceMs)
  await expect(centre(page)).toContainText(third?.model_name ?? '')

  await hero(page).getByRole('button', { name: 'Остановить показ' }).click()
  await page.mouse.move(5, 5)
  await page.clock.fastForward(advanceMs * 3)
  await expect(centre(page)).toContainText(third?.model_name ?? '')
  await expect(hero(page).getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
})

test('HOME-01 the hero waits while it has the focus, and in a hidden tab', async ({ page }) => {
  const [first] = await fetchNewestWatches(page)
  await openWithClock(page)
  await centre(page).getByRole('link').focus()
  await page.clock.fastForward(advanceMs * 3)
  await expect(centre(page)).toContainText(first?.model_name ?? '')

  await page.reload()
  await waitForHydration(page)
  await waitForEffects(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward(advanceMs * 3)
  await expect(centre(page)).toContainText(first?.model_name ?? '')
})

test('HOME-01 the hero stays still for people who prefer less motion', async ({ page }) => {
  const [first] = await fetchNewestWatches(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithClock(page)
  await page.clock.fastForward(advanceMs * 3)
  await expect(centre(page)).toContainText(first?.model_name ?? '')
})
