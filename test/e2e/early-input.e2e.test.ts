import { longestWaitMs } from '#app/browser/start-after-paint.ts'
import { box, cards, chips, search, sort } from '#test/e2e/catalog-page.ts'
import { expect, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

async function openWithoutScriptsYet(page: Page, path: string): Promise<() => void> {
  let letScriptsCome = () => {}
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letScriptsCome
}

test('CAT-01 checked boxes, a chosen sort and typed text from before the scripts load are applied after hydration', async ({ page }) => {
  const letScriptsCome = await openWithoutScriptsYet(page, '/catalog')
  await box(page, 'Cartier').check()
  await box(page, 'Chopard').check()
  await sort(page).selectOption('price_usd')
  letScriptsCome()
  await expect(chips(page)).toHaveCount(2)
  await expect(page).toHaveURL(/brand_ids=\d+(,|%2C)\d+&ordering=price_usd$/)
  await expect(box(page, 'Cartier')).toBeChecked()
  await expect(box(page, 'Chopard')).toBeChecked()
})

test('HDR-05 PDP-05 typed text and a pressed button from before the scripts load are applied after hydration', async ({ page }) => {
  const letScriptsCome = await openWithoutScriptsYet(page, '/catalog')
  await search(page).pressSequentially('daytona')
  letScriptsCome()
  await expect(page).toHaveURL(/search=daytona/)
  await page.unrouteAll()
  const letThemCome = await openWithoutScriptsYet(page, '/catalog')
  await cards(page)
    .first()
    .getByRole('button', { name: /^В избранное/ })
    .click()
  letThemCome()
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('FORM-06 photos chosen and text typed before the scripts load are applied after hydration', async ({ page }) => {
  await page.route('**/api/enquiry-photos/', (route) =>
    route.fulfill({ status: 201, json: { token: 'a'.repeat(22), width: 1, height: 1 } }),
  )
  const letScriptsCome = await openWithoutScriptsYet(page, '/watch-buyback')
  const form = page.locator('[data-enquiry]')
  await form.locator('input[type=file]').setInputFiles({ name: 'dial.png', mimeType: 'image/png', buffer: onePixel })
  await form.getByLabel('Марка').fill('Rolex')
  letScriptsCome()
  await expect(form.getByRole('img', { name: /dial\.png/ })).toBeVisible()
  await expect(form.getByRole('status')).toHaveText('Загружено 1 из 1')
  await page.reload()
  await expect(form.getByLabel('Марка')).toHaveValue('Rolex')
})

test('CAT-01 a box checked on a slow processor during hydration stays checked', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.goto('/catalog', { waitUntil: 'commit' })
  await box(page, 'Cartier').dispatchEvent('click')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL(/brand_ids=\d+/)
  await expect(box(page, 'Cartier')).toBeChecked()
})

test('the scripts of a page load after its fonts and the frame that renders them', async ({ page }) => {
  await page.addInitScript((limitMs) => {
    const frames: number[] = []
    const onFrame = (): void => {
      frames.push(performance.now())
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
    // Disables the timer of `limitMs`. On a slow machine, this timer would start the scripts before the fonts are rendered.
    const setTimeout = window.setTimeout.bind(window)
    Object.assign(window, { frames, setTimeout: (run: () => void, ms?: number) => (ms === limitMs ? 0 : setTimeout(run, ms)) })
  }, longestWaitMs)
  await page.goto('/faq')
  await waitForHydration(page)
  const times = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const of = (ending: string) => entries.filter(({ name }) => name.endsWith(ending))
    return {
      frames: (window as unknown as { frames: number[] }).frames,
      fonts: of('.woff2').map(({ responseEnd }) => responseEnd),
      scripts: of('.js').map(({ startTime }) => startTime),
    }
  })
  expect(times.fonts.length).toBeGreaterThan(1)
  expect(times.scripts.length).toBeGreaterThan(4)
  const fontsLoaded = Math.max(...times.fonts)
  expect(Math.min(...times.scripts)).toBeGreaterThan(times.frames.find((time) => time > fontsLoaded) ?? Number.POSITIVE_INFINITY)
})

test('HDR-05 a press before the page is painted starts its scripts at once', async ({ page }) => {
  // the paused clock keeps frames and timers from starting the scripts
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()))
  await page.goto('/catalog')
  expect(asked).toEqual([])
  const first = page.waitForRequest(/\.js$/)
  await search(page).press('d')
  await first
})
