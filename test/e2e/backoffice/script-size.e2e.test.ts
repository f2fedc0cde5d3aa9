import { gzipSync } from 'node:zlib'
import { expect, test } from '#test/e2e/fixtures.ts'

const kB = 1000
const firstViewMax = 250 * kB

test('OWN-117 OWN-13 the first view of the back office fits 250 kB of script, all of it its own', async ({ page, pageErrors, baseURL }) => {
  // nobody is signed in
  pageErrors.allow(/401/)
  const sizes: number[] = []
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url())
    expect(origin).toBe(baseURL)
    if (pathname.endsWith('.js')) reading.push(response.body().then((body) => void sizes.push(gzipSync(body).length)))
    if (pathname.endsWith('.js')) expect(pathname).toMatch(/^\/staff\//)
  })
  await page.goto('/staff/')
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'script', description: `${total} B` })
  expect(sizes.length).toBeGreaterThan(1)
  expect(total).toBeLessThanOrEqual(firstViewMax)
})
