import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Listed = { results: { id: number; model_name: string; price_usd: string; version: number }[] }

test('OWN-54 OWN-21 from a consigned piece to the consignor’s statement: on a phone, in either language, as a paper of A4', async ({
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
  await expect(paper).toContainText('Expected at the prices of today')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(1)

  await page.getByRole('link', { name: 'Комитенты' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Комитенты')
  await expect(page.getByRole('link', { name: /Ирина Волкова/ })).toContainText('1 предмет в наличии')
  await page.context().close()
})
