import { gzipSync } from 'node:zlib'
import { navigationItems } from '#backoffice/sections/shell/navigation.ts'
import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { followTraffic } from '#test/e2e/page-traffic.ts'

const kB = 1000
const firstViewMax = 250 * kB
const placeMax = 60 * kB

test('OWN-117 OWN-13 the first view of the back office fits 250 kB of script, all of it its own', async ({ page, pageErrors, baseURL }) => {
  // a signed-out visitor gets a 401
  pageErrors.allow(/401/)
  const sizes: number[] = []
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    expect(origin).toBe(baseURL)
    if (pathname.endsWith('.js')) reading.push(response.body().then((body) => void sizes.push(gzipSync(body).length)))
    if (pathname.endsWith('.js')) expect(pathname).toMatch(/^\/staff\//)
  })
  const traffic = followTraffic(page)
  await page.goto('/staff/')
  await page.getByRole('main').waitFor()
  await traffic.settled()
  await Promise.all(reading)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'script', description: `${total} B` })
  expect(sizes.length).toBeGreaterThan(1)
  expect(total).toBeLessThanOrEqual(firstViewMax)
})

test('OWN-117 each place of the back office adds at most 60 kB of script and styles', async ({ browser, staffShop }) => {
  test.slow()
  const page = await staffShop.open(browser, 'about:blank', { locale: 'ru-RU' })
  const traffic = followTraffic(page)
  let reading: Promise<number>[] = []
  page.on('response', (response) => {
    const isAsked = /\.(js|css)$/.test(new URL(response.url()).pathname)
    if (isAsked) reading.push(response.body().then((body) => gzipSync(body).length))
  })
  const weigh = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await traffic.settled()
    const sizes = await Promise.all(reading)
    reading = []
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  await page.goto(`${staffShop.origin}/staff/`)
  const first = await weigh()
  expect(first).toBeGreaterThan(10 * kB)
  expect(first).toBeLessThanOrEqual(firstViewMax + placeMax)
  const more: [string, number][] = []
  for (const { key, path } of navigationItems.slice(1)) {
    await Promise.all([page.keyboard.press('g'), page.keyboard.press(key)])
    await expect(page).toHaveURL(new RegExp(`/staff${path}`))
    more.push([path, await weigh()])
  }
  test.info().annotations.push({ type: 'script', description: JSON.stringify([['/', first], ...more]) })
  expect(more.filter(([, size]) => size > placeMax)).toEqual([])
})
