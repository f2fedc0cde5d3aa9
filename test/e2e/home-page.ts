import { open } from '#test/e2e/customer-fixtures.ts'
import type { Locator, Page } from '#test/e2e/fixtures.ts'

export const hero = (page: Page) => page.getByRole('region', { name: /Последние модели|Latest models/ })
export const center = (page: Page) => hero(page).locator('li[data-at="here"]')

type ListedWatch = { id: number; model_name: string; price_on_request: boolean }

export async function fetchNewestWatches(page: Page): Promise<ListedWatch[]> {
  const response = await page.request.get('/api/watches/?ordering=-production_year&page_size=10')
  return (await response.json()).results
}

export async function heroSlides(page: Page): Promise<{ path: string; text: string }[]> {
  return hero(page)
    .locator('li a')
    .evaluateAll((links) =>
      links.map((link) => ({ path: link.getAttribute('href') ?? '', text: link.querySelector('.display')?.textContent ?? '' })),
    )
}

export async function openWithClock(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, '/')
  await waitForEffects(page)
}

/** Waits until the React effects of the page have run. One of these effects starts the hero's timer. */
export async function waitForEffects(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

export async function drag(page: Page, element: Locator, byPx: number): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx / 2, y)
  await page.mouse.move(x + byPx, y)
  await page.mouse.up()
}
