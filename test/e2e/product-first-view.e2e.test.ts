import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, waitForHydration } from '#test/e2e/fixtures.ts'
import { test } from '#test/e2e/product-page.ts'
import { resize } from '#test/e2e/settled-page.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const ofModel = 'На фото модель, не этот предмет'
const ofThisPiece = /именно этого предмета\s—\sза\s2\sчаса/
const addToPress = 'Добавить в корзину'
const askForPhotos = 'Запросить живые фото'

test('EDN-04 EDN-05 EDN-13 PROM-04 the button and the whole first photograph are visible without scrolling; beside them are returns, warranty, insured delivery, payment and a contact, and a question names the piece; with pictures of the model, asking for photographs comes first, and no piece without a report is called checked', async ({
  page,
  paths,
}) => {
  await test.step('visible without scrolling on a phone and on a desktop', async () => {
    for (const path of [paths.jewelry, paths.bag, paths.ninePhotos])
      for (const [index, viewport] of sizes.entries()) {
        await resize(page, viewport)
        if (index === 0) await open(page, path)
        else await page.evaluate(() => scrollTo(0, 0))
        await expect(main(page).getByRole('button', { name: addToPress }).first()).toBeInViewport({ ratio: 1 })
        const photo = await main(page).locator('.piece-photo').boundingBox()
        const header = await page.getByRole('banner').boundingBox()
        expect(photo?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
        expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
        await expect(
          main(page)
            .getByRole('article')
            .first()
            .getByText(/^(?:Полный|Неполный) комплект$/)
            .first(),
        ).toBeInViewport({ ratio: 1 })
        // A demo photograph shows the model and is marked accordingly. A photograph of the piece itself is not marked.
        if (path === paths.jewelry) await expect(main(page).getByText(ofModel)).toBeVisible()
        // a page offers photographs of the piece on request only if it has none
        await expect(main(page).getByText(ofThisPiece)).toHaveCount(path === paths.ninePhotos ? 0 : 1)
        if (path === paths.ninePhotos) await expect(main(page).getByText(ofModel)).toHaveCount(0)
        const [first, second] = path === paths.ninePhotos ? [addToPress, askForPhotos] : [askForPhotos, addToPress]
        const names = await main(page).locator('article form button').allTextContents()
        expect(names.slice(0, 2)).toEqual([first, second])
        await expect(main(page).getByRole('button', { name: first }).first()).toBeInViewport({ ratio: 1 })
        // only the piece of `ninePhotos` has a signed report
        const [present, absent] = path === paths.ninePhotos ? [/^Проверено$/, /^Проверка$/] : [/^Проверка$/, /^Проверено$/]
        const terms = main(page).getByRole('term')
        await expect(terms.filter({ hasText: present })).toBeVisible()
        await expect(terms.filter({ hasText: absent })).toHaveCount(0)
      }
  })

  await test.step('beside the button', async () => {
    const facts = main(page).locator('article:has(h1)')
    await expect(facts).toContainText(/14\s+дней.*12\s+месяцев/)
    await expect(facts).toContainText(/страховкой/)
    await expect(facts).toContainText(/по\s+счёту/)
    await expect(facts.getByRole('link', { name: /\+7 800 700 53 59/ })).toHaveAttribute('href', 'tel:+78007005359')
    await expect(facts.getByRole('link', { name: /^Telegram/ })).toHaveAttribute('href', /^https:\/\/t\.me\//)
    await expectAccessible(page)
  })

  await test.step('a question', async () => {
    await main(page).getByRole('link', { name: 'Задать вопрос' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('126610LV')
    await dialog.locator('input[name=name]').fill('Anna')
    await dialog.locator('input[name=phone]').fill('+7 916 123-45-67')
    await dialog.locator('textarea').fill('Is the bracelet full length?')
    const consent = dialog.getByRole('checkbox')
    if (await consent.count()) await consent.first().check()
    const sent = page.waitForRequest('**/api/contacts/')
    await dialog.locator('button[type=submit]').click()
    const { message, page: from } = (await sent).postDataJSON()
    expect(message).toMatch(/^Rolex Submariner.* · 126610LV · \/product\/\d+\n\nIs the bracelet full length\?$/)
    expect(from).toBe(paths.ninePhotos)
  })
})

test('EDN-16 recently viewed pieces are shown on piece pages and on the home page', async ({ page, paths }) => {
  await open(page, paths.bag)
  await expect(page.getByRole('region', { name: 'Вы недавно смотрели' })).toHaveCount(0)
  await open(page, paths.jewelry)
  const recent = page.getByRole('region', { name: 'Вы недавно смотрели' })
  await expect(recent.getByRole('link')).toHaveCount(1)
  await expect(recent.getByRole('link')).toHaveAttribute('href', paths.bag)
  await page.goto('/')
  await waitForHydration(page)
  await expect(recent.getByRole('link')).toHaveCount(2)
  await expect(recent.getByRole('link').first()).toHaveAttribute('href', paths.jewelry)
  await page.evaluate(() => localStorage.setItem('recently-viewed', '[{"kind":"watch","id":1,"photo":"javascript:1"}, 7]'))
  await page.reload()
  await waitForHydration(page)
  await expect(recent).toHaveCount(0)
})
