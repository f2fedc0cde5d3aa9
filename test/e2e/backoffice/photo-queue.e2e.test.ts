import type { BrowserContext, Page } from '@playwright/test'
import { openPhotoShop, photoFiles } from '#test/e2e/backoffice/photo-shop.ts'
import { expect, test } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'

const shop = openForFile(openPhotoShop)
test.beforeEach(({ pageErrors }) => {
  // Expected errors: a test drops requests (`Failed to load resource`). Requests to this shop count as `third party`, because its origin is
  // not `baseURL`.
  pageErrors.allow(/Failed to load resource/, /third party/)
})

const names = (count: number) => Array.from({ length: count }, (_, at) => `${String(at + 1).padStart(2, '0')}.jpg`)
const open = async (page: Page, piece: number) => {
  await page.goto(`${shop.url}/staff/pieces/${piece}/photographs`)
  await page.getByRole('button', { name: 'Choose files' }).waitFor()
}
const choose = async (page: Page, count: number) => page.locator('input[type=file][multiple]').setInputFiles(await photoFiles(count))
const uploads = '**/api/staff/uploads/'
const rows = (page: Page) => page.getByRole('region', { name: 'Upload' }).getByRole('listitem')
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Photographs' }).getByRole('list', { name: 'Photographs' }).getByRole('listitem')

test('OWN-44 a batch of 12 uploads completely and in the chosen order although every third request is lost', async ({ page, context }) => {
  test.setTimeout(120_000)
  await shop.signIn(context)
  const piece = await shop.addPiece()
  let requests = 0
  await context.route(uploads, async (route) => {
    if (++requests % 3) return route.continue()
    // half of the aborted requests reach the server, and only their response is lost
    if (requests % 2) await route.fetch().catch(() => {})
    return route.abort('connectionreset')
  })
  await open(page, piece)
  await choose(page, 12)
  await expect(cards(page)).toHaveCount(12, { timeout: 90_000 })
  await expect(page.getByText('Being made')).toHaveCount(0, { timeout: 60_000 })
  await expect.poll(() => shop.fileNames(piece), { timeout: 60_000 }).toEqual(names(12))
  await expect(rows(page)).toHaveCount(0)
  expect(requests).toBeGreaterThan(15)
})

/** Aborts all requests until the returned function is called. */
async function cutLine(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(uploads, (route) => route.abort('internetdisconnected'))
  return () => context.unroute(uploads)
}

test('OWN-44 the queue resumes after a reload and after the page was killed', async ({ page, context }) => {
  test.setTimeout(90_000)
  await shop.signIn(context)
  const piece = await shop.addPiece()
  const mend = await cutLine(context)
  await open(page, piece)
  await choose(page, 4)
  await expect(rows(page)).toHaveCount(4)
  await page.reload()
  await expect(rows(page)).toHaveCount(4)
  await page.close()
  await mend()
  const other = await context.newPage()
  await other.goto(`${shop.url}/staff/`)
  await expect.poll(() => shop.fileNames(piece), { timeout: 60_000 }).toEqual(names(4))
  await open(other, piece)
  await expect(rows(other)).toHaveCount(0)
  await expect(cards(other)).toHaveCount(4)
})

test('OWN-44 an upload can be paused and resumed; a refused file shows the reason and is retried with all failed ones', async ({
  page,
  context,
}) => {
  await shop.signIn(context)
  const piece = await shop.addPiece()
  const mend = await cutLine(context)
  await open(page, piece)
  await choose(page, 2)
  await page.getByRole('button', { name: 'Pause: 01.jpg' }).click()
  await expect(rows(page).first()).toContainText('paused')
  await mend()
  await expect.poll(() => shop.fileNames(piece), { timeout: 30_000 }).toEqual(['02.jpg'])
  await context.route(uploads, (route) => route.fulfill({ status: 400, json: { detail: 'Not this one.' } }))
  await page.getByRole('button', { name: 'Continue: 01.jpg' }).click()
  await expect(rows(page).first()).toContainText('Not this one.')
  await context.unroute(uploads)
  await page.getByRole('button', { name: 'Retry all failed' }).click()
  await expect.poll(() => shop.fileNames(piece), { timeout: 30_000 }).toEqual(['01.jpg', '02.jpg'])
})

test('OWN-49 a dropped HEIC file is refused in one sentence and can be removed from the queue', async ({ page, context }) => {
  await shop.signIn(context)
  const piece = await shop.addPiece()
  await open(page, piece)
  const bytes = [0, 0, 0, 24, ...Buffer.from('ftypheic\0\0\0\0mif1heic'), ...Array.from({ length: 100 }, () => 0)]
  const transfer = await page.evaluateHandle((data) => {
    const found = new DataTransfer()
    found.items.add(new File([new Uint8Array(data)], 'IMG_1.HEIC', { type: 'image/heic' }))
    return found
  }, bytes)
  const drop = page.getByText('No photographs yet')
  await drop.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(page.getByText('Release to add')).toBeVisible()
  await drop.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(rows(page)).toContainText('This is a HEIC file')
  await page.getByRole('button', { name: 'Take out of the upload: IMG_1.HEIC' }).click()
  await expect(rows(page)).toHaveCount(0)
})

test('OWN-44 a pasted picture is uploaded', async ({ page, context }) => {
  await shop.signIn(context)
  const piece = await shop.addPiece()
  await open(page, piece)
  const [file] = await photoFiles(1)
  await page.evaluate(
    (data) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(data)], 'pasted.jpg', { type: 'image/jpeg' }))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...(file?.buffer ?? [])],
  )
  await expect.poll(() => shop.fileNames(piece), { timeout: 30_000 }).toEqual(['pasted.jpg'])
})
