import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { visitDay } from '#test/visit-days.ts'

/** The number of days after which a piece from the other office has certainly arrived. */
const daysUntilThere = 9

test('OWN-55 OWN-92 a piece from the other office is requested on its page with a deposit, and the visit shows the transfer’s status, in both languages', async ({
  browser,
  staffShop,
}) => {
  const { origin, call } = staffShop
  const { results } = await (await fetch(`${origin}/api/watches/?city=dubai&page_size=96`)).json()
  const piece = results.find(
    ({ price_usd: price, status }: { price_usd: string | null; status: string }) => price && status === 'available',
  )
  const client = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: origin })
  const page = await client.newPage()
  await page.goto(`/product/${piece.id}?lang=en`)
  await expect(
    page.getByText(/bring it to Moscow for a viewing in 3–7\sdays, with a refundable deposit of 25% \(\$[\d,]+\)\./),
  ).toBeVisible()
  await page.goto(`/product/${piece.id}?lang=ru`)
  await expect(page.getByText(/Привезём в\sМоскву к\sпросмотру за\s3–7\sдней, возвратный депозит 25\s%\s—\s[\d\s]+\$\./)).toBeVisible()
  await page.getByRole('link', { name: /Попросить привезти в\sМоскву/ }).click()
  const named = page.getByRole('group', { name: 'Что посмотреть' })
  await expect(named).toContainText(/Сейчас в\sДубае, привезём за\s3–7\sдней\. Возвратный депозит 25\s%\s—\s[\d\s]+\$\./)
  await expect(page.getByLabel('Город')).toHaveValue('moscow')
  await page.getByLabel('Город').selectOption('dubai')
  await expect(named).not.toContainText('депозит')
  await page.getByLabel('Город').selectOption('moscow')
  await page.getByLabel('Дата').fill(visitDay('moscow', daysUntilThere, Date.now()))
  await page.getByLabel('Время').selectOption('15:30')
  await page.getByLabel('Имя').fill('Вера Павлова')
  await page.getByLabel('Телефон').fill('+7 916 700-10-20')
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('checkbox', { name: /возвратный\sдепозит|возвратный депозит/ }).check()
  await expectAccessible(page, { targets: true })
  await page.getByRole('button', { name: 'Записаться' }).click()
  const link = page.getByRole('link', { name: 'Перенести или отменить визит' })
  await expect(link).toBeVisible()
  const visitPath = String(await link.getAttribute('href'))
  await page.goto(visitPath)
  await expect(page.getByText(/Возвратный депозит 25\s%\./)).toBeVisible()

  const desk = await staffShop.open(browser, '/staff/visits?view=agenda', { viewport: { width: 1440, height: 900 } })
  await desk.getByRole('button', { name: /^Подтвердить визит: Вера Павлова/ }).click()
  await expect(desk.getByText(/^депозит .*\$: ждём$/)).toBeVisible()
  const { results: threads } = await call<{ results: { id: number }[] }>('GET', '/threads/')
  await desk.goto(`${origin}/staff/inbox/${threads[0]?.id}`)
  await expect(desk.getByRole('main').getByText('Привезти к просмотру')).toBeVisible()
  await expect(desk.getByRole('main').getByText(/\(Дубай\), депозит 25\s%, согласие получено/)).toBeVisible()
  await desk.goto(`${origin}/staff/pieces/${piece.id}`)
  await desk.getByRole('button', { name: 'Получен' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByLabel('Сумма депозита')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(desk.getByText('Депозит получен.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Возвращён' })).toBeVisible()

  await page.goto(`${visitPath}?lang=ru`)
  await expect(page.getByText(/Депозит .* получен\./)).toBeVisible()
  await page.goto(`${visitPath}?lang=en`)
  await expect(page.getByText(/Deposit of \$.* received\./)).toBeVisible()
  await client.close()
})
