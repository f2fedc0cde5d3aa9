import { expect, expectAccessible, clearForms, test } from '#test/e2e/fixtures.ts'
import { fillIn, form, open, takePhotos, tiles } from '#test/e2e/watch-buyback-page.ts'

test('FORM-06 name, phone, brand and model are required, year and price must be valid; a file that is not an image is refused, a HEIC file with the accepted formats', async ({
  page,
}) => {
  await test.step('name, phone, brand and model are required; year and price must be valid', async () => {
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

  await test.step('a file that is not an image is refused, and one that cannot be decoded shows a message', async () => {
    await clearForms(page)
    await takePhotos(page)
    await open(page)
    const file = form(page).locator('input[type=file]')
    await file.setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(page.getByText('Можно добавить только изображения')).toBeVisible()
    await expect(tiles(page)).toHaveCount(0)
    await file.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expect(tiles(page).getByRole('alert')).toHaveText('Не удалось открыть файл. Подойдут JPEG, PNG или WebP.')
    await expect(tiles(page).getByText('broken.jpg')).toBeVisible()
  })

  await test.step('a HEIC file is refused with the accepted formats', async () => {
    await clearForms(page)
    await open(page)
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
    await form(page).locator('input[type=file]').setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
    await expect(
      form(page)
        .getByText(/JPEG, PNG или WebP/)
        .last(),
    ).toBeVisible()
    await expect(form(page).getByText('Не удалось открыть файл. Подойдут JPEG, PNG или WebP.')).toBeVisible()
    await form(page).locator('input[type=file]').setInputFiles({ name: 'IMG_2', mimeType: 'application/octet-stream', buffer: heic })
    await expect(page.getByText('Можно добавить только изображения: JPEG, PNG или WebP')).toBeVisible()
  })
})

test('FORM-06 FORM-03 FORM-04 after sending, the success view is visible on a desktop and on a phone, with a toast; an error without a message shows the form’s own', async ({
  page,
  pageErrors,
}) => {
  await test.step('after sending, the success view is visible on a desktop and on a phone, with a toast', async () => {
    await page.route('**/api/buyback-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page)
      await fillIn(page)
      await form(page).getByRole('button', { name: 'Отправить на оценку' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Заявка на\u00A0оценку принята' })).toBeVisible()
      const heading = form(page).getByRole('heading', { name: 'Заявка на\u00A0оценку принята' })
      await expect(heading).toBeInViewport({ ratio: 1 })
      expect((await heading.boundingBox())?.y).toBeGreaterThan(80)
    }
  })

  await test.step('an error without a message shows the form’s own', async () => {
    await clearForms(page)
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
})
