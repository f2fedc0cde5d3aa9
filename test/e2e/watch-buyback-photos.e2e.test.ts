import { expect, expectAccessible, clearForms, test } from '#test/e2e/fixtures.ts'
import { add, fillIn, form, names, open, sizeOf, takePhotos, tiles } from '#test/e2e/watch-buyback-page.ts'

test('FORM-06 all six photos are uploaded in order and downscaled, and the seventh is refused', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Заявка на\u00A0оценку принята' })).toBeVisible()
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
    key: expect.any(String),
  })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('FORM-03 FORM-06 a reload keeps typed text and uploaded photos; photos that the shop no longer has are uploaded again, or removed if the file is gone, too', async ({
  page,
  pageErrors,
}) => {
  await test.step('a reload keeps typed text and uploaded photos', async () => {
    await takePhotos(page)
    await open(page)
    await fillIn(page)
    await add(page, 'dial.png', 'back.png')
    await expect(form(page).getByRole('status')).toHaveText('Загружено 2 из 2')
    await open(page)
    await expect(form(page).getByLabel('Марка')).toHaveValue('Rolex')
    expect(await names(page)).toEqual(['dial.png', 'back.png'])
  })

  await test.step('photos that the shop no longer has are uploaded again, or removed if the file is gone, too', async () => {
    await clearForms(page)
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
    // the page loses the selected files when it is reloaded
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
    await expect(page.getByRole('heading', { name: 'Заявка на\u00A0оценку принята' })).toBeVisible()
    expect(sent).toEqual([
      [lost, remaining, gone],
      [remaining, anew],
    ])
  })
})

test('FORM-06 an upload shows its progress; a failed photo can be retried, and the form keeps its values', async ({ page, pageErrors }) => {
  await test.step('an upload shows its progress', async () => {
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

  await test.step('a failed photo can be retried, and the form keeps its values', async () => {
    await clearForms(page)
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
    await expect(page.getByRole('heading', { name: 'Заявка на\u00A0оценку принята' })).toBeVisible()
  })
})
