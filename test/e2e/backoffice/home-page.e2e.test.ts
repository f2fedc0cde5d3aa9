import type { HomeDraft } from '#contract/staff/home.ts'
import { expect, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { photograph } from '#test/staff-photos.ts'

const today = () => new Date().toISOString().slice(0, 10)

const readDraft = ({ call }: StaffShop) => call<HomeDraft>('GET', '/home/')

async function writeBanners(shop: StaffShop, change: (banners: HomeDraft['banners']) => HomeDraft['banners']): Promise<void> {
  const { version, banners, rows } = await readDraft(shop)
  await shop.call('PUT', '/home/', { version, rows, banners: change(banners) })
}

type Found = { results: { id: number; brand: { name: string }; model_name: string }[] }

test('OWN-101 a banner and a hand-picked row are previewed, published and shown on the home page; a sold piece leaves the row', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/home', { viewport: { width: 1440, height: 900 } })
  const piece = async (kind: string) => {
    const { results }: Found = await (await page.request.get(`/api/${kind}/?available=true&ordering=price_usd&page_size=1`)).json()
    if (!results[0]) throw new Error('Everything is sold')
    return results[0]
  }
  const [watch, bag] = [await piece('watches'), await piece('bags')]

  await test.step('a banner: its draft survives a reload, and its phone crop is changed', async () => {
    await page.getByRole('button', { name: 'Добавить' }).click()
    const adding = page.getByRole('dialog', { name: 'Новый баннер' })
    await adding.getByLabel('Заголовок, по-русски').fill('Зимняя витрина')
    await adding.getByLabel('Заголовок, по-английски').fill('The winter window')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Зимняя витрина')
    await page.reload()
    await page.getByRole('button', { name: 'Добавить' }).click()
    await adding.getByRole('button', { name: 'Вернуть' }).click()
    await expect(adding.getByLabel('Заголовок, по-русски')).toHaveValue('Зимняя витрина')
    await adding.getByLabel('Кнопка, по-русски').fill('Смотреть')
    await adding.getByLabel('Ссылка').fill('https://other.example/')
    const [name, mimeType] = ['window.jpg', 'image/jpeg']
    const buffer = await photograph(2, { width: 1600, height: 1000 })
    await adding.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await adding.getByRole('button', { name: 'Кадр для телефона' }).click()
    const cutting = page.getByRole('dialog', { name: 'Кадр для телефона' })
    await cutting.getByText('16:10').click()
    await cutting.getByRole('button', { name: 'Сохранить кадр' }).click()
    await expect(cutting).toBeHidden()
    await adding.getByLabel('Описание картинки, по-русски').fill('Часы на бархате')
    await adding.getByLabel('Описание картинки, по-английски').fill('A watch on velvet')
    await adding.getByRole('button', { name: 'Сохранить' }).click()
    await expect(adding.getByText('Такой страницы в магазине нет')).toBeVisible()
    await adding.getByLabel('Ссылка').fill('/jewelry')
    await adding.getByRole('button', { name: 'Сохранить' }).click()
    await expect(adding).toBeHidden()
  })

  await test.step('a row of two pieces', async () => {
    await page.getByRole('button', { name: /^В тренде/ }).click()
    const row = page.getByRole('dialog', { name: 'В тренде' })
    await row.getByLabel('Что показывать').selectOption('hand')
    await row.getByLabel('Заголовок ряда, по-русски').fill('Выбор Ады')
    await row.getByLabel('Заголовок ряда, по-английски').fill('Chosen by Ada')
    for (const { brand, model_name: model } of [bag, watch]) {
      await row.getByLabel('Добавить предмет').fill(`${brand.name} ${model}`)
      await row
        .getByRole('button', { name: `${brand.name} ${model}` })
        .first()
        .click()
    }
    await row.getByRole('button', { name: 'Сохранить' }).click()
    await expect(row).toBeHidden()
  })

  // reduced motion keeps the first slide of the home page in place
  const visitor = await browser.newContext({ baseURL: staffShop.origin, locale: 'ru-RU', reducedMotion: 'reduce' })
  const home = await visitor.newPage()
  const chosen = home.getByRole('region', { name: 'Выбор Ады' })

  await test.step('the preview shows the draft, the shop does not', async () => {
    const preview = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Посмотреть' }).click()
    await expect((await preview).getByText('Зимняя витрина')).toBeVisible()
    await home.goto('/')
    await expect(home.getByText('Зимняя витрина')).toHaveCount(0)
  })

  await test.step('published', async () => {
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(page.getByText('Главная опубликована')).toBeVisible()
    await expect(async () => {
      await home.goto('/')
      await expect(home.locator('li[data-at="here"]')).toContainText('Зимняя витрина', { timeout: 1500 })
    }).toPass({ timeout: 40_000 })
    await expect(home.locator('li[data-at="here"] a')).toHaveAttribute('href', '/jewelry')
    await expect(home.locator('li[data-at="here"]')).toContainText('Смотреть')
    const picture = home.locator('li[data-at="here"] picture img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(picture).toHaveAttribute('alt', 'Часы на бархате')
    await expect(chosen.getByRole('link', { name: bag.model_name })).toBeVisible()
    await expect(chosen.getByRole('link', { name: watch.model_name })).toBeVisible()
  })

  await test.step('a sold piece leaves the row', async () => {
    const { version } = await staffShop.call('GET', `/pieces/${bag.id}/`)
    await staffShop.call('POST', `/pieces/${bag.id}/sold-elsewhere/`, {
      version,
      price_usd: '11000',
      sold_on: today(),
      sold_to: 'A dealer',
    })
    await expect(async () => {
      await home.goto('/')
      await expect(chosen.getByRole('link', { name: bag.model_name })).toHaveCount(0, { timeout: 1500 })
    }).toPass({ timeout: 40_000 })
    await expect(chosen.getByRole('link', { name: watch.model_name })).toBeVisible()
  })
  await home.context().close()
})

test('OWN-101 OWN-24 a banner takes over a colleague’s changes, and a removed one can be neither saved nor deleted', async ({
  browser,
  staffShop,
}) => {
  await writeBanners(staffShop, (banners) =>
    banners.slice(0, 1).flatMap((banner) => [
      { ...banner, id: 901, title_ru: 'Первый баннер' },
      { ...banner, id: 902, title_ru: 'Последний баннер' },
    ]),
  )
  const page = await staffShop.open(browser, '/staff/content/home')
  const row = page.getByRole('button', { name: /^Первый баннер/ })
  const dialog = page.getByRole('dialog', { name: 'Изменить баннер' })
  const save = dialog.getByRole('button', { name: 'Сохранить' })
  await row.click()
  await dialog.getByLabel('Ссылка').fill('/jewelry')
  await writeBanners(staffShop, (banners) => banners.map((each) => (each.id === 901 ? { ...each, text_ru: 'Слова коллеги' } : each)))
  await expect(dialog.getByLabel('Текст, по-русски')).toHaveValue('Слова коллеги')
  await save.click()
  await expect(dialog).toBeHidden()
  expect((await readDraft(staffShop)).banners[0]).toMatchObject({ id: 901, link: '/jewelry', text_ru: 'Слова коллеги' })

  await row.click()
  await writeBanners(staffShop, (banners) => banners.filter(({ id }) => id !== 901))
  await expect(dialog.getByText('Этого баннера в черновике больше нет.')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Удалить', exact: true })).toHaveAttribute('aria-disabled', 'true')
})

test('OWN-101 OWN-23 words typed during the upload of a picture stay, and the save waits for the picture', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/home')
  const isTyped = Promise.withResolvers<void>()
  await page.route('**/api/staff/home/pictures/', async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Добавить' }).click()
  const adding = page.getByRole('dialog', { name: 'Новый баннер' })
  const save = adding.getByRole('button', { name: 'Сохранить' })
  const buffer = await photograph(2, { width: 1600, height: 1000 })
  await adding.locator('input[type=file]').setInputFiles({ name: 'window.jpg', mimeType: 'image/jpeg', buffer })
  await expect(save).toBeDisabled()
  await adding.getByLabel('Заголовок, по-русски').fill('Пока грузится')
  await adding.getByLabel('Заголовок, по-английски').fill('While it loads')
  isTyped.resolve()
  await expect(adding.getByRole('button', { name: 'Кадр для телефона' })).toBeVisible()
  await expect(adding.getByLabel('Заголовок, по-русски')).toHaveValue('Пока грузится')
  await save.click()
  await expect(adding).toBeHidden()
  const { banners } = await readDraft(staffShop)
  expect(banners.at(-1)).toMatchObject({ title_en: 'While it loads', picture: expect.any(String) })
})

test('OWN-101 OWN-24 a row merges a colleague’s changes, and shows both values of a field that both people changed', async ({
  browser,
  staffShop,
}) => {
  const writeRow = async (part: Partial<HomeDraft['rows']['trending']>) => {
    const { version, has_own_banners: isOwn, banners, rows } = await readDraft(staffShop)
    const changed = { ...rows, trending: { ...rows.trending, ...part } }
    await staffShop.call('PUT', '/home/', { version, banners: isOwn ? banners : null, rows: changed })
  }
  await writeRow({ mode: 'hand', title_ru: 'Было', title_en: 'Before' })
  const page = await staffShop.open(browser, '/staff/content/home')
  await page.getByRole('button', { name: /^В тренде/ }).click()
  const row = page.getByRole('dialog', { name: 'В тренде' })
  await row.getByLabel('Заголовок ряда, по-русски').fill('Моё')
  await writeRow({ title_ru: 'Слова коллеги', title_en: 'By a colleague' })
  await row.getByRole('button', { name: 'Сохранить' }).click()
  const conflict = page.getByRole('dialog', { name: 'Поле изменили двое' })
  await expect(conflict).toContainText('Слова коллеги')
  await expect(conflict).not.toContainText('By a colleague')
  expect((await readDraft(staffShop)).rows.trending.title_ru).toBe('Слова коллеги')
  await conflict.getByRole('radio').last().press('Space')
  await conflict.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect(row).toBeHidden()
  expect((await readDraft(staffShop)).rows.trending).toMatchObject({ title_ru: 'Моё', title_en: 'By a colleague' })
})

test('OWN-101 OWN-23 a new banner that is saved again after a lost response is added once', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/content/home')
  let isLost = false
  await page.route('**/api/staff/home/', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Добавить' }).click()
  const adding = page.getByRole('dialog', { name: 'Новый баннер' })
  await adding.getByLabel('Заголовок, по-русски').fill('Один раз')
  await adding.getByLabel('Заголовок, по-английски').fill('Only once')
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding.getByText('Нет связи с сервером.')).toBeVisible()
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding).toBeHidden()
  const { banners } = await readDraft(staffShop)
  expect(banners.filter((banner) => banner.title_en === 'Only once')).toHaveLength(1)
})
