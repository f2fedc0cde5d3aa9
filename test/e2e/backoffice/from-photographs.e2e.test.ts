import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { openPhotoShop } from '#test/e2e/backoffice/photo-shop.ts'
import { expect, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'

const shop = openForFile(openPhotoShop, { timeout: 90_000 })
test.beforeEach(({ pageErrors }) => {
  // Expected errors: a test drops requests (`Failed to load resource`). Requests to this shop count as `third party`, because its origin is
  // not `baseURL`.
  pageErrors.allow(/Failed to load resource/, /third party/)
})

/**
 * Creates a photograph for each of these minutes past ten. The capture time, the shade and the name (`7.jpg`) of a photograph depend on its
 * minute.
 */
async function takenAt(...minutes: number[]) {
  return Promise.all(
    minutes.map(async (minute) => {
      const time = `2026:11:20 10:${String(minute).padStart(2, '0')}:00`
      const create = { width: 400, height: 500, channels: 3, background: { r: (minute * 37) % 256, g: minute, b: 90 } } as const
      const exif = { IFD2: { DateTimeOriginal: time, OffsetTimeOriginal: '+03:00' } }
      return { name: `${minute}.jpg`, mimeType: 'image/jpeg', buffer: await sharp({ create }).withExif(exif).jpeg().toBuffer() }
    }),
  )
}

const open = async (page: Page) => {
  await page.goto(`${shop.url}/staff/pieces/from-photographs`)
  await page.getByRole('button', { name: 'Choose files' }).waitFor()
}
const choose = async (page: Page, ...minutes: number[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(await takenAt(...minutes))
const group = (page: Page, place: number) => page.getByRole('region', { name: `Piece ${place}`, exact: true })
const tiles = (page: Page, place: number) => group(page, place).locator('[data-photo]')
const tile = (page: Page, place: number, photo: number) =>
  tiles(page, place)
    .nth(photo - 1)
    .getByRole('button')
    .first()
const drafts = () =>
  shop.db.selectFrom('piece').select(['id', 'model_name', 'reference']).where('status', '=', 'draft').orderBy('id').execute()
const groupSizes = async (page: Page) => {
  const sizes = []
  for (const region of await page.locator('[data-group]').all()) sizes.push(await region.locator('[data-photo]').count())
  return sizes
}
/** Drags in several steps, and drops once the target is highlighted. */
async function drag(page: Page, from: Locator, onto: Locator) {
  const [start, end] = [await from.boundingBox(), await onto.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await expect(onto).toHaveClass(/border-brass/)
  await page.mouse.up()
}
const uploaded = (page: Page) => expect(page.getByText('Nothing is made before you press.')).toBeVisible({ timeout: 60_000 })

test('OWN-36 six photographs become two drafts: grouped by pauses, kept across a reload, created and undone in one step', async ({
  page,
  context,
}) => {
  await shop.signIn(context)
  await shop.addPiece()
  const before = await drafts()
  const uploads = '**/api/staff/uploads/'
  await context.route(uploads, (route) => route.abort('internetdisconnected'))
  await open(page)
  await choose(page, 12, 0, 1, 10, 3, 11)
  await expect.poll(() => groupSizes(page)).toEqual([3, 3])
  await page.reload()
  await expect.poll(() => groupSizes(page)).toEqual([3, 3])
  await expect(page.getByText('6 photographs are still being uploaded')).toBeVisible()
  await expect(tiles(page, 1).locator('img')).toHaveCount(3)
  const isListed = Promise.withResolvers<void>()
  const list = /\/api\/staff\/uploads\/\?/
  await context.route(list, async (route) => {
    await isListed.promise
    await route.continue()
  })
  await context.unroute(uploads)
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByText('6 photographs are still being uploaded')).toBeVisible()
  isListed.resolve()
  await uploaded(page)
  await context.unroute(list)
  await page.reload()
  await expect.poll(() => groupSizes(page)).toEqual([3, 3])
  expect(await drafts()).toEqual(before)

  const first = group(page, 1)
  await first.getByRole('combobox', { name: 'Brand' }).fill('Omega')
  await page.getByRole('option', { name: 'Omega', exact: true }).click()
  await page.getByRole('button', { name: 'Make 2 drafts' }).click()
  await expect(page.getByText('2 pieces are incomplete')).toBeVisible()
  await first.getByLabel('Model or reference').fill('Speedmaster of a morning')
  await group(page, 2).getByLabel('Model or reference').fill('126610LN')
  // waits until all photographs are resized, because resizing may delay the undo below until its toast is gone
  const unready = shop.db.selectFrom('photo_upload').select('id').where('state', '=', 'waiting')
  await expect.poll(() => unready.execute(), { timeout: 60_000 }).toEqual([])
  await group(page, 2).getByRole('list', { name: 'Begin from' }).getByRole('button').first().click()
  await expect(group(page, 2).getByText('Like ')).toBeVisible()
  await page.getByRole('button', { name: 'Make 2 drafts' }).click()
  const done = page.getByRole('region', { name: 'Done' })
  await expect(done.getByRole('link', { name: 'Speedmaster of a morning' })).toBeVisible()
  await expect(done.getByRole('listitem')).toHaveCount(2)

  const made = (await drafts()).filter(({ id }) => !before.some((piece) => piece.id === id))
  expect(made).toMatchObject([{ model_name: 'Speedmaster of a morning' }, { reference: '126610LN' }])
  const [one, two] = made.map(({ id }) => id)
  await expect.poll(() => shop.fileNames(one ?? 0), { timeout: 60_000 }).toEqual(['0.jpg', '1.jpg', '3.jpg'])
  await expect.poll(() => shop.fileNames(two ?? 0), { timeout: 60_000 }).toEqual(['10.jpg', '11.jpg', '12.jpg'])
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone')).toBeVisible()
  expect(await drafts()).toEqual(before)
})

test('OWN-36 photographs of a created piece do not return to the board with later ones', async ({ page, context }) => {
  await shop.signIn(context)
  let created = 0
  await context.route(/\/api\/staff\/pieces\/$/, (route) => (created++ ? route.abort() : route.continue()))
  await open(page)
  await choose(page, 0, 10)
  for (const place of [1, 2]) {
    await group(page, place).getByRole('combobox', { name: 'Brand' }).fill('Omega')
    await page.getByRole('option', { name: 'Omega', exact: true }).click()
    await group(page, place).getByLabel('Model or reference').fill(`De Ville ${place}`)
  }
  await uploaded(page)
  await page.getByRole('button', { name: 'Make 2 drafts' }).click()
  await expect.poll(() => groupSizes(page)).toEqual([1])
  await choose(page, 40)
  await expect.poll(() => groupSizes(page)).toEqual([1, 1])
})

test('OWN-36 groups are split and joined by keyboard, button, menu and drag', async ({ page, context }) => {
  await shop.signIn(context)
  await open(page)
  await choose(page, 20, 21, 22, 30, 31)
  await expect.poll(() => groupSizes(page)).toEqual([3, 2])
  await tile(page, 1, 2).focus()
  await page.keyboard.press('s')
  await expect.poll(() => groupSizes(page)).toEqual([1, 2, 2])
  await expect(tile(page, 2, 1)).toBeFocused()
  await page.keyboard.press('m')
  await expect.poll(() => groupSizes(page)).toEqual([3, 2])
  await group(page, 2).getByRole('button', { name: 'Join with the previous' }).click()
  await expect.poll(() => groupSizes(page)).toEqual([5])
  await group(page, 1).getByRole('button', { name: 'Actions for photograph 4' }).click()
  await page.getByRole('menuitem', { name: 'Split from here on' }).click()
  await expect.poll(() => groupSizes(page)).toEqual([3, 2])
  await expect(tile(page, 2, 1)).toBeFocused()
  await drag(page, tile(page, 1, 1), group(page, 2))
  await expect.poll(() => groupSizes(page)).toEqual([2, 3])
  await drag(page, tile(page, 2, 1), page.getByText('Drop here to make a new piece'))
  await expect.poll(() => groupSizes(page)).toEqual([2, 2, 1])
  await drag(page, page.getByRole('button', { name: 'Drag piece 3' }), group(page, 1))
  await expect.poll(() => groupSizes(page)).toEqual([3, 2])
  await group(page, 2).getByRole('button', { name: 'Actions for photograph 1' }).click()
  await page.getByRole('menuitem', { name: 'Take out' }).click()
  await expect.poll(() => groupSizes(page)).toEqual([3, 1])
})

test('OWN-36 a group is added to an existing piece, found by its number or by the label in its first photograph', async ({
  page,
  context,
}) => {
  await shop.signIn(context)
  const [byLabel, byNumber] = [await shop.addPiece(), await shop.addPiece()]
  await page.addInitScript((url) => {
    let seen = 0
    class BarcodeDetector {
      detect() {
        return Promise.resolve(seen++ ? [] : [{ rawValue: url }])
      }
    }
    Object.assign(globalThis, { BarcodeDetector })
  }, `${shop.url}/staff/label/${byLabel}`)
  await open(page)
  await choose(page, 40, 41, 50)
  await expect(group(page, 1).getByText('To be added to: Rolex Submariner')).toBeVisible()
  await group(page, 2).getByText('Add to a piece').click()
  await group(page, 2).getByLabel('Model, reference or number').fill(String(byNumber))
  await group(page, 2)
    .getByRole('button', { name: `No. ${byNumber} ·` })
    .click()
  await uploaded(page)
  await page.getByRole('button', { name: 'Add to 2 pieces' }).click()
  await expect(page.getByRole('region', { name: 'Done' }).getByRole('listitem')).toHaveCount(2)
  await expect.poll(() => shop.fileNames(byLabel), { timeout: 60_000 }).toEqual(['40.jpg', '41.jpg'])
  await expect.poll(() => shop.fileNames(byNumber), { timeout: 60_000 }).toEqual(['50.jpg'])
})

test('OWN-118 OWN-20 new pieces from photographs are accessible in both themes, on a phone and on a desk', async ({ page, context }) => {
  await shop.signIn(context)
  await open(page)
  await choose(page, 0, 1, 10)
  await expect.poll(() => groupSizes(page)).toEqual([2, 1])
  await uploaded(page)
  await expectAccessibleOnPhoneAndDesk(page)
})
