import type { Locator, Page } from '@playwright/test'
import { closeEventStream } from '#test/e2e/backoffice/closed-stream.ts'
import { openPhotoShop, photoFiles } from '#test/e2e/backoffice/photo-shop.ts'
import { expect, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'

const shop = openForFile(openPhotoShop)
test.beforeEach(({ pageErrors }) => {
  // Expected errors: requests to this shop count as `third party`, because its origin is not `baseURL`. Photographs from test/factories.ts
  // have no files, so requests for these files get a 404.
  pageErrors.allow(/third party/, /404 .*\/photos\//, /api\/staff\/events/)
})

const cards = (page: Page) => page.getByRole('list', { name: 'Photographs' }).getByRole('listitem')
const open = async (page: Page, piece: number, count: number) => {
  await page.goto(`${shop.url}/staff/pieces/${piece}/photographs`)
  await expect(cards(page)).toHaveCount(count)
}
const order = async (piece: number) => (await shop.photosOf(piece)).map(({ alt_en: alt }) => Number(alt.replace('Photo ', '')))
const act = async (page: Page, place: number, name: string) => {
  await page.getByRole('button', { name: `Actions for photograph ${place}`, exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
const upload = async (page: Page, piece: number, count: number) => {
  await page.goto(`${shop.url}/staff/pieces/${piece}/photographs`)
  await page.locator('input[type=file][multiple]').setInputFiles(await photoFiles(count))
  await expect.poll(async () => (await shop.photosOf(piece)).length, { timeout: 40_000 }).toBe(count)
  await expect(page.getByRole('button', { name: /^Actions for photograph/ })).toHaveCount(count)
}

test('OWN-45 the order is changed by dragging, by keyboard with announcements, by number and by "make cover"', async ({
  page,
  context,
}) => {
  await shop.signIn(context)
  const piece = await shop.addPiece(4)
  await open(page, piece, 4)
  const handle = (place: number) => page.getByRole('button', { name: `Move photograph ${place}`, exact: true })
  await handle(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up photograph 1 of 4')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Place 2 of 4')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => order(piece)).toEqual([2, 1, 3, 4])
  await drag(page, handle(4), handle(1))
  await expect.poll(() => order(piece)).toEqual([4, 2, 1, 3])
  await page.getByRole('combobox', { name: 'Place of photograph 1', exact: true }).selectOption('3')
  await expect.poll(() => order(piece)).toEqual([2, 1, 4, 3])
  await act(page, 4, 'Make cover')
  await expect.poll(() => order(piece)).toEqual([3, 2, 1, 4])
  await expect(cards(page).first()).toContainText('Cover')
})

test('OWN-26 OWN-45 the wide photograph is marked, a photograph is deleted, and each is undone in place', async ({ page, context }) => {
  await shop.signIn(context)
  const piece = await shop.addPiece(3)
  await open(page, piece, 3)
  await act(page, 3, 'Make the wide one')
  await expect(cards(page).nth(2)).toContainText('Wide')
  await expect.poll(async () => (await shop.photosOf(piece)).map(({ is_wide }) => is_wide)).toEqual([false, false, true])
  await act(page, 1, 'Delete')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: /Undo/ }).last().click()
  await expect(cards(page)).toHaveCount(3)
  await expect.poll(() => order(piece)).toEqual([1, 2, 3])
})

test('OWN-47 alt texts are suggested in both languages from the view, and counted until accepted', async ({ page, context }) => {
  await shop.signIn(context)
  const piece = await shop.addPiece()
  await upload(page, piece, 3)
  await expect(page.getByText('3 without a confirmed description')).toBeVisible()
  await act(page, 1, 'Description')
  await page.getByRole('combobox', { name: 'View' }).selectOption('clasp')
  await expect(page.getByRole('textbox', { name: 'Description, Russian' })).toHaveValue(/ Submariner 126610LN, застёжка$/)
  await page.getByRole('textbox', { name: 'Description, English' }).fill('The clasp, open')
  await page.getByRole('button', { name: 'Save description' }).click()
  await expect(page.getByText('2 without a confirmed description')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the proposed descriptions' }).click()
  await expect(page.getByText(/without a confirmed/)).toHaveCount(0)
  const rows = await shop.photosOf(piece)
  expect(rows.map(({ alt_en, is_alt_confirmed }) => [alt_en, is_alt_confirmed])).toEqual([
    ['The clasp, open', true],
    [expect.stringMatching(/Submariner 126610LN, dial close-up$/), true],
    [expect.stringMatching(/Submariner 126610LN, side view$/), true],
  ])
})

test('OWN-46 a photograph is rotated, straightened and cropped; the dialog reopens with the same crop, and the original can be restored', async ({
  page,
  context,
}) => {
  await shop.signIn(context)
  const piece = await shop.addPiece()
  await upload(page, piece, 1)
  const [before] = await shop.photosOf(piece)
  await act(page, 1, 'Crop')
  await page.getByRole('button', { name: 'Turn right' }).click()
  await page.getByRole('slider', { name: /Straighten/ }).focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await page.getByText('16:10', { exact: true }).click()
  await page.getByRole('button', { name: 'Save crop' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [after] = await shop.photosOf(piece)
  expect(after?.crop).toMatchObject({ turn: 90, angle: 2 })
  expect((after?.width ?? 0) / (after?.height ?? 1)).toBeCloseTo(1.6, 1)
  await act(page, 1, 'Crop')
  await expect(page.getByRole('slider', { name: /Straighten/ })).toHaveValue('2')
  await page.getByRole('button', { name: 'Whole picture' }).click()
  await page.getByRole('button', { name: 'Save crop' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await shop.photosOf(piece))[0]).toMatchObject({ hash: before?.hash, crop: null })
})

test('OWN-24 OWN-45 a colleague’s reordering is shown, not overwritten', async ({ page, context, pageErrors }) => {
  pageErrors.allow(/409/)
  await shop.signIn(context)
  // otherwise the page would show the colleague's change at once
  await closeEventStream(page)
  const piece = await shop.addPiece(3)
  await open(page, piece, 3)
  const [first, second, third] = await shop.photosOf(piece)
  const response = await page.request.put(`${shop.url}/api/staff/pieces/${piece}/photos/`, {
    headers: { 'x-vitrine-staff': '1', origin: shop.url },
    data: { order: { was: [first?.id, second?.id, third?.id], now: [third?.id, second?.id, first?.id] } },
  })
  expect(response.status()).toBe(200)
  await page.getByRole('combobox', { name: 'Place of photograph 1', exact: true }).selectOption('2')
  await expect(page.getByText(/has changed the photographs meanwhile/)).toBeVisible()
  expect(await order(piece)).toEqual([3, 2, 1])
})

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('OWN-118 OWN-20 photographs, their alt texts and crops are accessible in both themes, on a phone and on a desk', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000)
  await shop.signIn(context, 'ru')
  const piece = await shop.addPiece()
  await page.goto(`${shop.url}/staff/pieces/${piece}/photographs`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('input[type=file][multiple]').setInputFiles(await photoFiles(4))
  const actions = page.getByRole('button', { name: /^Действия с фотографией/ })
  await expect(actions).toHaveCount(4, { timeout: 60_000 })
  await expectAccessibleOnPhoneAndDesk(page)
  await shoot(page, 'photographs')
  for (const [name, what] of [
    ['Кадрировать', 'crop'],
    ['Описание', 'alt'],
  ] as const) {
    await actions.first().click()
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('dialog').waitFor()
    if (what === 'crop') await page.getByRole('slider').waitFor()
    await expectAccessibleOnPhoneAndDesk(page)
    await shoot(page, `photographs-${what}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

/** Saves a screenshot if the environment variable `SHOTS` names a folder. */
async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
