import { type StaffShop, expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ timeout: 90_000 })

type Listed = { results: { id: number; brand: string; model_name: string }[] }

const watches = (shop: StaffShop) => shop.call<Listed>('GET', '/pieces/?status=available&kind=watch&ordering=name&page_size=3')

const pageSizes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  )

test('OWN-65 labels of selected pieces are pages of 58 by 40 mm without the serial number; the code opens the piece', async ({
  browser,
  staffShop,
}) => {
  const [first, second] = (await watches(staffShop)).results
  const page = await staffShop.open(browser, '/staff/pieces?status=available&kind=watch&sort=name')
  for (const piece of [first, second])
    await page
      .getByRole('checkbox', { name: `${piece?.brand} ${piece?.model_name}` })
      .first()
      .check()
  await page.getByRole('button', { name: 'Этикетки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Этикетки')
  const labels = page.getByRole('list', { name: 'Этикетки' }).getByRole('listitem')
  await expect(labels).toHaveCount(2)
  await expect(labels.first()).toContainText(`№ ${first?.id}`)
  await expect(labels.first()).toContainText(first?.model_name ?? '')
  const roll = await page.pdf({ preferCSSPageSize: true })
  expect(pageSizes(roll)).toEqual([
    [58, 40],
    [58, 40],
  ])
  await page.getByText('Лист A4').click()
  await expect(page.getByRole('list', { name: 'Этикетки' })).toHaveClass(/labels-sheet/)
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual([[210, 297]])
  await page.goto(`/staff/label/${first?.id}`)
  await expect(page).toHaveURL(new RegExp(`/staff/pieces/${first?.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.model_name ?? '')
  await page.getByRole('button', { name: 'Другие действия' }).click()
  await page.getByRole('menuitem', { name: 'Этикетка' }).click()
  await expect(labels).toHaveCount(1)
  await page.context().close()
})

test('OWN-65 the labels page names numbers without a piece, and without any numbers explains where to select pieces', async ({
  browser,
  staffShop,
}) => {
  const [first] = (await watches(staffShop)).results
  const page = await staffShop.open(browser, `/staff/labels?ids=${first?.id},1999999`)
  await expect(page.getByRole('alert')).toHaveText('Предмета с номером 1999999 нет: этикетки для него не будет.')
  for (const query of ['', '?ids=a,b', '?ids=1999999']) {
    await page.goto(`/staff/labels${query}`)
    await expect(page.getByText('Не выбрано ни одного предмета')).toBeVisible()
  }
  await page.context().close()
})

test('OWN-54 OWN-21 a consigned piece leads to the consignor’s statement, on a phone, in either language, printed on A4', async ({
  browser,
  staffShop,
}) => {
  const list = '/pieces/?status=available&kind=watch&on_request=false&ordering=-price&page_size=1'
  const [piece] = (await staffShop.call<Listed>('GET', list)).results
  if (!piece) throw new Error('No watch is for sale')
  const page = await staffShop.open(browser, `/staff/pieces/${piece.id}?tab=private`, { viewport: { width: 390, height: 844 } })
  await page.getByText('На комиссии', { exact: true }).first().click()
  await page.getByLabel('Комитент', { exact: true }).fill('Ирина Волкова')
  await page.getByLabel('Доля комитента, %').fill('80')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByRole('link', { name: 'Отчёт: Ирина Волкова' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отчёт: Ирина Волкова')
  const line = page.getByRole('list', { name: 'Предмет' }).getByRole('listitem')
  await expect(line).toContainText(piece.model_name)
  await expect(line).toContainText('80 %')
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByText('Английский').click()
  const paper = page.getByRole('article')
  await expect(paper).toHaveAttribute('lang', 'en')
  await expect(paper).toContainText('Expected at today’s prices')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(1)

  await page.getByRole('link', { name: 'Комитенты' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Комитенты')
  await expect(page.getByRole('link', { name: /Ирина Волкова/ })).toContainText('1 предмет в наличии')
  await page.context().close()
})
