import { expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'

const form = (page: Page) => page.locator('[data-enquiry]')
const tiles = (page: Page) =>
  form(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Убрать/ }) })
const names = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')?.split(': ')[1]))

/** A real photograph of this many pixels, made in the browser. */
async function picture(page: Page, name: string, width = 3200, height = 1600) {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') }
}

/** The size in a JPEG's header. */
function sizeOf(body: Buffer): { width: number; height: number } {
  const at = body.indexOf(Buffer.from([0xff, 0xc0]))
  return { height: body.readUInt16BE(at + 5), width: body.readUInt16BE(at + 7) }
}

type Uploads = { bodies: Buffer[]; fail: boolean }

/** The shop accepts photographs, with tokens of 22 characters, unless it should fail. */
async function takePhotos(page: Page): Promise<Uploads> {
  const uploads: Uploads = { bodies: [], fail: false }
  await page.route('**/api/enquiry-photos/', async (route) => {
    if (uploads.fail) return route.abort('connectionreset')
    uploads.bodies.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    return route.fulfill({ status: 201, json: { token: String(uploads.bodies.length).padStart(22, 'a'), width: 2400, height: 1200 } })
  })
  return uploads
}

async function open(page: Page): Promise<void> {
  await page.goto('/watch-buyback')
  await waitForHydration(page)
}

async function add(page: Page, ...given: string[]): Promise<void> {
  const files = await Promise.all(given.map((name) => picture(page, name)))
  await form(page).locator('input[type=file]').setInputFiles(files)
}

async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('Марка').fill('Rolex')
  await form(page).getByLabel('Модель или референс').fill('Submariner 126610LN')
  await form(page).getByLabel('Имя').fill('Анна')
  await form(page).getByLabel('Телефон').fill('8 (916) 123-45-67')
  await form(page).getByRole('checkbox').check()
}

test('FORM-06 name, phone, brand and model are required; a year and a price must be such', async ({ page }) => {
  await open(page)
  await form(page).getByLabel('Год выпуска').fill('98')
  await form(page).getByLabel('Желаемая цена').fill('много')
  await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(page.getByText('Заполните обязательные поля')).toBeVisible()
  await expect(form(page).getByLabel('Марка')).toBeFocused()
  await expect(form(page).getByLabel('Марка')).toHaveAccessibleDescription('Укажите марку')
  await expect(form(page).getByLabel('Модель или референс')).toHaveAccessibleDescription('Укажите модель или референс')
  await expect(form(page).getByLabel('Год выпуска')).toHaveAccessibleDescription(/четырьмя цифрами/)
  await expect(form(page).getByLabel('Желаемая цена')).toHaveAccessibleDescription('Укажите сумму цифрами')
  await expectAccessible(page)
})

test('FORM-06 all six photos arrive, in the order they were put in, made small, and the seventh is refused', async ({ page }) => {
  const uploads = await takePhotos(page)
  const sent = page.waitForRequest('**/api/buyback-requests/')
  await page.route('**/api/buyback-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
  await open(page)
  await add(page, '1.png', '2.png', '3.png', '4.png', '5.png', '6.png', '7.png')
  await expect(page.getByText('Можно добавить не больше 6 фотографий')).toBeVisible()
  await expect(tiles(page)).toHaveCount(6)
  await expect(form(page).getByRole('status')).toHaveText('Загружено 6 из 6')
  expect(sizeOf(uploads.bodies[0] ?? Buffer.alloc(0))).toEqual({ width: 2400, height: 1200 })
  await form(page).getByRole('button', { name: 'Переставить раньше: фотография 6 из 6' }).press('Enter')
  await form(page).getByRole('button', { name: 'Переставить позже: фотография 1 из 6' }).press('Enter')
  await form(page).getByRole('button', { name: 'Убрать фотографию 3' }).click()
  await expect.poll(() => names(page)).toEqual(['2.png', '1.png', '4.png', '6.png', '5.png'])
  await expectAccessible(page)
  await fillIn(page)
  await form(page).getByLabel('Состояние').selectOption('Отличное')
  await form(page).getByLabel('Комплект').selectOption('Коробка и документы')
  await form(page).getByLabel('Год выпуска').fill('2021')
  await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(page.getByRole('heading', { name: 'Часы отправлены на оценку' })).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({
    name: 'Анна',
    phone: '+7 916 123-45-67',
    consent: true,
    website: '',
    page: '/watch-buyback',
    brand: 'Rolex',
    model: 'Submariner 126610LN',
    year: 2021,
    condition: 'excellent',
    kit: 'full_set',
    photos: ['2', '1', '4', '6', '5'].map((index) => index.padStart(22, 'a')),
  })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('FORM-06 a photo that failed is tried again, and nothing of the form is lost', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_CONNECTION_RESET/)
  const uploads = await takePhotos(page)
  await page.route('**/api/buyback-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
  await open(page)
  await fillIn(page)
  uploads.fail = true
  await add(page, 'dial.png')
  await expect(tiles(page).getByRole('alert')).toHaveText('Нет связи с сервером. Проверьте подключение к интернету.')
  await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(form(page).getByText('Фотография не загрузилась. Повторите загрузку или уберите её.')).toBeVisible()
  await expectAccessible(page)
  uploads.fail = false
  await tiles(page).getByRole('button', { name: 'Повторить' }).click()
  await expect(form(page).getByRole('status')).toHaveText('Загружено 1 из 1')
  await expect(form(page).getByLabel('Марка')).toHaveValue('Rolex')
  await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(page.getByRole('heading', { name: 'Часы отправлены на оценку' })).toBeVisible()
})

test('FORM-03 FORM-06 a reload keeps what was typed and the photos that have arrived', async ({ page }) => {
  await takePhotos(page)
  await open(page)
  await fillIn(page)
  await add(page, 'dial.png', 'back.png')
  await expect(form(page).getByRole('status')).toHaveText('Загружено 2 из 2')
  await open(page)
  await expect(form(page).getByLabel('Марка')).toHaveValue('Rolex')
  expect(await names(page)).toEqual(['dial.png', 'back.png'])
})

test('FORM-03 FORM-06 photos that the shop has no more are sent anew, or removed where the file is gone too', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/400/)
  await takePhotos(page)
  const [lost, remaining, gone, anew] = ['1', '2', '3', '4'].map((index) => index.padStart(22, 'a'))
  const errorText = 'Фотография не сохранилась. Приложите её ещё раз.'
  const sent: string[][] = []
  await page.route('**/api/buyback-requests/', (route) => {
    sent.push(route.request().postDataJSON().photos)
    return sent.length > 1
      ? route.fulfill({ status: 201, json: { detail: 'Спасибо' } })
      : route.fulfill({ status: 400, json: { detail: errorText, errors: { photos: [errorText] }, gone_photos: [lost, gone] } })
  })
  await open(page)
  await fillIn(page)
  await add(page, 'dial.png', 'back.png')
  await expect(form(page).getByRole('status')).toHaveText('Загружено 2 из 2')
  // after a reload their files are not at hand any more
  await open(page)
  await add(page, 'clasp.png')
  await expect(form(page).getByRole('status')).toHaveText('Загружено 3 из 3')
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(tiles(page).getByRole('alert')).toHaveText([errorText, errorText])
  await expect(tiles(page).getByRole('button', { name: 'Повторить' })).toHaveCount(1)
  await tiles(page).nth(2).getByRole('button', { name: 'Повторить' }).click()
  await tiles(page)
    .nth(0)
    .getByRole('button', { name: /^Убрать/ })
    .click()
  await expect(form(page).getByRole('status')).toHaveText('Загружено 2 из 2')
  await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(page.getByRole('heading', { name: 'Часы отправлены на оценку' })).toBeVisible()
  expect(sent).toEqual([
    [lost, remaining, gone],
    [remaining, anew],
  ])
})

test('FORM-06 what is no image is not accepted, and what cannot be opened shows a message', async ({ page }) => {
  await takePhotos(page)
  await open(page)
  const file = form(page).locator('input[type=file]')
  await file.setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(page.getByText('Можно добавить только изображения')).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)
  await file.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(tiles(page).getByRole('alert')).toHaveText('Файл не открылся как изображение. Подойдут JPEG, PNG или WebP.')
})

test('FORM-06 how far a photo is can be seen while it is on its way', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/enquiry-photos/', async (route) => {
    await released
    await route.fulfill({ status: 201, json: { token: 'a'.repeat(22), width: 1, height: 1 } })
  })
  await open(page)
  await fillIn(page)
  await add(page, 'dial.png')
  await expect(tiles(page).getByRole('progressbar', { name: 'Загружаем…' })).toBeVisible()
  await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
  await expect(form(page).getByText('Дождитесь, пока загрузятся фотографии.')).toBeVisible()
  release()
  await expect(tiles(page).getByRole('progressbar')).toHaveCount(0)
})

test('FORM-06 FORM-03 once sent the success view is in sight on a desk and on a phone, and a toast says so', async ({ page }) => {
  await page.route('**/api/buyback-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page)
    await fillIn(page)
    await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Часы отправлены на оценку' })).toBeVisible()
    const heading = form(page).getByRole('heading', { name: 'Часы отправлены на оценку' })
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect((await heading.boundingBox())?.y).toBeGreaterThan(80)
  }
})

test('FORM-06 a HEIC file is refused with the formats that will do', async ({ page }) => {
  await open(page)
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  await form(page).locator('input[type=file]').setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(
    form(page)
      .getByText(/JPEG, PNG или WebP/)
      .last(),
  ).toBeVisible()
  await expect(form(page).getByText('Файл не открылся как изображение. Подойдут JPEG, PNG или WebP.')).toBeVisible()
  await form(page).locator('input[type=file]').setInputFiles({ name: 'IMG_2', mimeType: 'application/octet-stream', buffer: heic })
  await expect(page.getByText('Можно добавить только изображения: JPEG, PNG или WebP')).toBeVisible()
})

test('FORM-04 a fault without a sentence shows the form’s own', async ({ page, pageErrors }) => {
  pageErrors.allow(/50\d/)
  await open(page)
  await fillIn(page)
  for (const body of ['{}', '{"error":{"code":7}}', '502 Bad Gateway', '<html>Bad Gateway</html>']) {
    await page.route('**/api/buyback-requests/', (route) => route.fulfill({ status: body.startsWith('{') ? 500 : 502, body }))
    await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
    await expect(form(page).getByRole('alert')).toHaveText('Не удалось отправить запрос. Попробуйте ещё раз или позвоните нам.')
    await page.unroute('**/api/buyback-requests/')
  }
})
