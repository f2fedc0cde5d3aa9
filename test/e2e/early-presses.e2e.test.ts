import { box, cards, chips, search, sort } from '#test/e2e/catalog-page.ts'
import { expect, type Page, test } from '#test/e2e/fixtures.ts'

/** Opens a page whose scripts come only when asked for. */
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

test('CAT-01 boxes ticked, an order chosen and a text typed before the scripts are there apply once they are', async ({ page }) => {
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

test('HDR-05 PDP-05 what is typed, and a button pressed, before the scripts are there count', async ({ page }) => {
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

test('CAT-01 a box ticked on a slow processor while the page comes alive stays ticked', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.goto('/catalog', { waitUntil: 'commit' })
  await box(page, 'Cartier').dispatchEvent('click')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL(/brand_ids=\d+/)
  await expect(box(page, 'Cartier')).toBeChecked()
})
