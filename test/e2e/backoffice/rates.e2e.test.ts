import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { runDay } from '#test/e2e/clock.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

const settings = '/staff/settings/thresholds'

test('DESK-02 the owner sets a manual rate; it is shown beside prices in the back office and, once switched on, on product pages', async ({
  browser,
  staffShop,
}) => {
  const { results } = await staffShop.call<{ results: { id: number; kind: string; price_usd: string }[] }>(
    'GET',
    '/pieces/?status=available&kind=watch',
  )
  const piece = results.find(({ price_usd: price }) => Number(price) > 20_000)
  const page = await staffShop.open(browser, settings)
  await expect(page.getByText('Курса нет: суммы стоят только в долларах.')).toBeVisible()
  await page.getByRole('button', { name: 'Указать курс вручную' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Рублей за доллар')).toBeFocused()
  await dialog.getByLabel('Рублей за доллар').fill('сто')
  await dialog.getByLabel('Дирхамов за доллар').fill('3,6725')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog.getByLabel('Рублей за доллар')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Рублей за доллар').fill('100')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^100,00\s₽ и 3,6725\sAED за доллар$/)).toBeVisible()
  await expect(page.getByText(new RegExp(`вручную, на ${runDay()}`))).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto(`/staff/pieces/${piece?.id}`)
  const rubles = new Intl.NumberFormat('ru-RU').format(Number(piece?.price_usd) * 100)
  const line = page
    .getByTitle(new RegExp(`Курс, указанный вручную на ${runDay()}`))
    .filter({ visible: true })
    .first()
  await expect(line).toContainText(new RegExp(`${rubles}\\s₽ · [\\d\\s]+AED`))

  const visitor = await browser.newPage({ baseURL: staffShop.origin, locale: 'ru-RU' })
  await visitor.goto(`/product/${piece?.id}`)
  await expect(visitor.getByText('₽')).toHaveCount(0)
  await page.goto(settings)
  await page.getByLabel('Показывать на сайте').selectOption({ label: 'да' })
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сроки и пределы сохранены')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeHidden()
  await expect
    .poll(async () => {
      await visitor.goto(`/product/${piece?.id}`)
      return visitor.getByRole('main').innerText()
    })
    .toMatch(new RegExp(`≈\\s[\\d,]+\\sмлн\\s₽ · ≈\\s[\\d,]+\\sтыс\\.\\sAED\\s+По\\sкурсу магазина на\\s${runDay()}`))
  await visitor.close()

  await page.getByRole('button', { name: 'Убрать курс вручную' }).click()
  await expect(page.getByText('Курса нет: суммы стоят только в долларах.')).toBeVisible()
  await page.getByRole('button', { name: 'Отменить', exact: true }).last().click()
  await expect(page.getByText(new RegExp(`вручную, на ${runDay()}`))).toBeVisible()
})
