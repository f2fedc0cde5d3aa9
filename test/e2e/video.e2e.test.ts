import { expect, waitForHydration, layoutShift, type Page, test } from '#test/e2e/fixtures.ts'
import { headingsOf, hrefsOf, linksOf, requestPage, textOf } from '#test/e2e/sent-page.ts'

const player = /^https:\/\/www\.youtube-nocookie\.com\//
const tiles = (page: Page) => page.locator('.video-grid > li:not([aria-hidden])')

/** Intercepts requests to YouTube, so that the tests use no third party. */
async function playHere(page: Page): Promise<void> {
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }))
}

test('INFO-09 nothing is loaded from YouTube before a video is pressed; the player then replaces the picture', async ({
  page,
  pageErrors,
}) => {
  await playHere(page)
  await page.goto('/video')
  await waitForHydration(page)
  expect(pageErrors.list).toEqual([])
  const drawings = await page
    .locator('.video-poster')
    .evaluateAll((all) => all.flatMap((poster) => [undefined, '::before', '::after'].map((part) => getComputedStyle(poster, part))))
  expect(new Set(drawings.map(({ backgroundImage, maskImage }) => `${backgroundImage} ${maskImage}`))).toEqual(new Set(['none none']))
  // pressing the link loads YouTube's player, which may report that it cannot use localStorage
  pageErrors.allow(/third party: https:\/\/www\.youtube-nocookie\.com\//, /localStorage/)
  const { results } = await (await page.request.get('/api/videos/?page_size=1')).json()
  await page.getByRole('link', { name: `Смотреть видео: ${results[0].title}` }).click()
  const frame = tiles(page).first().locator('iframe')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
  await expect(frame).toHaveAttribute('title', results[0].title)
  await expect(frame).toBeFocused()
})

test('INFO-09 SEO-02 the page has its title and videos in their aspect ratio, and does not jump; more videos load until there is no next page, with placeholders meanwhile', async ({
  page,
}) => {
  const { results, count } = await (await page.request.get('/api/videos/?page_size=12')).json()
  await page.goto('/video')
  await waitForHydration(page)
  await expect(page).toHaveTitle(/^Видео/)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  const shapes = await page.locator('.video-stage').evaluateAll((all) => all.map((stage) => stage.clientHeight > stage.clientWidth))
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

test('INFO-09 a failure to load more videos is only logged', async ({ page, pageErrors }) => {
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

test('INFO-09 without script a video is a link to it, and more videos are a page', async ({ request }) => {
  const { main } = await requestPage(request, '/video')
  expect(hrefsOf(main, /^Смотреть видео/)[0]).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/)
  expect(hrefsOf(main, /^Показать ещё$/)).toEqual(['/video?page=2'])
  const more = await requestPage(request, '/video?page=2')
  expect(linksOf(more.main, /^Смотреть видео/).length).toBeGreaterThan(12)
})

test('I18N-04 INFO-09 the page is in English', async ({ request }) => {
  const { main } = await requestPage(request, '/video', 'en')
  expect(headingsOf(main, 1)).toEqual(['Video'])
  expect(hrefsOf(main, /^Show more$/)).toEqual(['/video?page=2'])
  expect(textOf(main)).not.toMatch(/[а-яё]/i)
})
