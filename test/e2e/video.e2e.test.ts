import { expect, waitForHydration, layoutShift, type Page, test } from '#test/e2e/fixtures.ts'

const player = /^https:\/\/www\.youtube-nocookie\.com\//
const tiles = (page: Page) => page.locator('.video-grid > li:not([aria-hidden])')

/** Stands in for YouTube: tests reach no third party. */
async function playHere(page: Page): Promise<void> {
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))
}

test('INFO-09 nothing is loaded from YouTube before a video is pressed; then it plays in its place', async ({ page, pageErrors }) => {
  await playHere(page)
  await page.goto('/video')
  await waitForHydration(page)
  expect(pageErrors.list).toEqual([])
  // the press is what reaches YouTube; its frame keeps nothing, so the tests' own language is refused there
  pageErrors.allow(/third party: https:\/\/www\.youtube-nocookie\.com\//, /localStorage/)
  const { results } = await (await page.request.get('/api/videos/?page_size=1')).json()
  await page.getByRole('link', { name: `Смотреть видео: ${results[0].title}` }).click()
  const frame = tiles(page).first().locator('iframe')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
  await expect(frame).toHaveAttribute('title', results[0].title)
  await expect(frame).toBeFocused()
})

test('INFO-09 SEO-02 the page has its title and videos of their shape, does not jump; more videos come until there is no next page, and meanwhile their places are held', async ({
  page,
}) => {
  const { results, count } = await (await page.request.get('/api/videos/?page_size=12')).json()
  await page.goto('/video')
  await waitForHydration(page)
  await expect(page).toHaveTitle(/^Видео/)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  const shapes = await page.locator('.video-stage').evaluateAll((all) => all.map((stage) => stage.clientHeight > stage.clientWidth))
  // a vertical one is taller than wide, another wider than tall
  expect(shapes).toEqual(results.map(({ format }: { format: string }) => format === 'vertical'))
  await expect(tiles(page)).toHaveCount(12)
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/videos/**', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(page.locator('.video-grid > li[aria-hidden]')).toHaveCount(3)
  release()
  await expect(page.locator('.video-grid > li[aria-hidden]')).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(count)
  await expect(page.getByRole('link', { name: 'Показать ещё' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Добавлено' })).toHaveCount(1)
})

test('INFO-09 more videos that fail are only logged', async ({ page, pageErrors }) => {
  pageErrors.allow(/500/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/videos/**', (route) => route.fulfill({ status: 500, json: { detail: 'down' } }))
  await page.goto('/video')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect.poll(() => logged.join('\n')).toContain('more videos could not be loaded')
  await expect(tiles(page)).toHaveCount(12)
  await expect(page.getByRole('link', { name: 'Показать ещё' })).toBeVisible()
})

test('INFO-09 without script a video is a link to it, and more videos are a page', async ({ openWithoutScript }) => {
  const page = await openWithoutScript('/video')
  await expect(page.getByRole('link', { name: /Смотреть видео/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
  )
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(page).toHaveURL('/video?page=2')
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12)
})

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('I18N-04 INFO-09 the page is in English', async ({ page }) => {
    await page.goto('/video')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video')
    await expect(page.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/video?page=2')
    expect(await page.locator('main').innerText()).not.toMatch(/[а-яё]/i)
  })
})
