import type { Page } from '@playwright/test'
import { openReportShop } from '#test/e2e/backoffice/report-shop.ts'
import { expect, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'
import { photograph } from '#test/staff-photos.ts'

const shop = openForFile(openReportShop)
test.beforeEach(({ pageErrors }) => {
  // requests to this shop count as `third party`, because its origin is not `baseURL`
  pageErrors.allow(/third party/, /api\/staff\/events/)
})

const phone = { width: 390, height: 844 }
const grade = (page: Page, name: string) => page.getByRole('group', { name: 'Grade' }).getByText(name, { exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next →' }).last()
const begin = async (page: Page, piece: number) => {
  await page.goto(`${shop.url}/staff/pieces/${piece}/reports`)
  await page.getByRole('button', { name: 'New report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New report' }).click()
  await page.waitForURL(/reports\/[\da-f-]{36}/)
  await expect(page.getByText('0 of')).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('OWN-60 a photograph taken in a zone can be pinned there', async ({ page, context }) => {
    await shop.signIn(context)
    await begin(page, await shop.idOf('rolex-submariner-date-126610lv'))
    await grade(page, 'Visible wear').tap()
    await page.getByText('Notes and pins on photographs').tap()
    const shots = page.getByRole('button', { name: /^Photo \d+$/ })
    await expect(shots.first()).toBeVisible()
    const count = await shots.count()
    await expect(page.getByRole('button', { name: 'Camera' })).toBeVisible()
    await page.locator('main input[capture=environment]').setInputFiles({
      name: 'IMG_9.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(77),
    })
    await expect(shots).toHaveCount(count + 1, { timeout: 30_000 })
  })

  test('OWN-60 OWN-20 a watch is graded zone by zone with one thumb, gets pins on its photograph, is signed and shown to buyers', async ({
    page,
    context,
  }) => {
    await shop.signIn(context)
    const piece = await shop.idOf('rolex-gmt-master-ii-126710blro')
    await begin(page, piece)
    await grade(page, 'Visible wear').tap()
    await page.getByRole('button', { name: 'Scratch' }).tap()
    await page.getByText('Notes and pins on photographs').tap()
    await page.getByRole('textbox', { name: 'Note, English' }).fill('By the date')
    const photo = page.getByRole('button', { name: 'Put a pin' })
    const box = await photo.boundingBox()
    await photo.tap({ position: { x: Number(box?.width) * 0.25, y: Number(box?.height) / 2 } })
    await page.getByRole('textbox', { name: 'Note of pin 1, English' }).fill('Here')
    for (let zone = 1; zone < 13; zone++) {
      await next(page).tap()
      await grade(page, 'As new').tap()
    }
    await page.getByRole('button', { name: 'Save' }).tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await page.getByRole('button', { name: 'Next →' }).first().tap()
    await page.getByRole('button', { name: 'Sign' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).tap()
    await expect(page.getByRole('button', { name: 'Show to buyers' })).toBeVisible()
    await page.getByRole('button', { name: 'Show to buyers' }).tap()
    await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible()
    const [report] = await shop.reportsOf(piece)
    expect(report?.zones).toHaveLength(13)
    expect(report?.zones[0]).toMatchObject({ zone: 'crystal', grade: 2, defects: ['scratch'], note_en: 'By the date' })
    const [pin] = report?.zones[0]?.pins ?? []
    expect([Math.round(Number(pin?.x) * 20) / 20, Math.round(Number(pin?.y) * 20) / 20, pin?.note_en]).toEqual([0.25, 0.5, 'Here'])
    await page.goto(`${shop.url}/product/${piece}`)
    await expect(page.getByRole('heading', { name: 'Состояние по зонам' })).toBeVisible()
  })
})

test('OWN-60 OWN-19 on a desktop the keys 0 to 4 grade zone after zone, and arrow keys move a pin', async ({ page, context }) => {
  await shop.signIn(context)
  const piece = await shop.idOf('rolex-submariner-date-126613lb')
  await begin(page, piece)
  for (const key of '0123401234012') await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(page.getByText('13 of 13 graded')).toBeVisible()
  for (let at = 0; at < 13; at++) await page.keyboard.press('k')
  await page.getByText('Notes and pins on photographs').click()
  await page.getByRole('button', { name: 'Put a pin' }).press('Enter')
  await page.getByRole('button', { name: 'Pin 1', exact: true }).focus()
  for (let at = 0; at < 5; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await shop.reportsOf(piece))[0]?.zones[0]?.pins[0]?.x).toBe(0.55)
  const [report] = await shop.reportsOf(piece)
  expect(report?.zones.map(({ grade: given }) => given)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2])
})

test('OWN-18 OWN-60 a piece’s tab, its preview and ⌘K lead to its reports', async ({ page, context }) => {
  await shop.signIn(context)
  const piece = await shop.idOf('hermes-birkin-25-togo-gold')
  await page.goto(`${shop.url}/staff/pieces/${piece}`)
  const glance = page.getByRole('region', { name: 'Reports and certificate' })
  await expect(glance).toContainText('Signed')
  await glance.getByRole('link', { name: 'S3E2-8JTN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('S3E2-8JTN')
  await page.getByRole('link', { name: 'Reports and certificate' }).click()
  await expect(page.getByRole('link', { name: 'Reports', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('region', { name: 'Condition' })).toBeVisible()
  await page.getByRole('link', { name: 'Description', exact: true }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('certif')
  await page.getByRole('option', { name: /^Reports and certificate/ }).click()
  await expect(page.getByRole('region', { name: 'Condition' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toContainText('Birkin')
})

test('OWN-23 OWN-60 an unsaved draft is offered again after a reload', async ({ page, context }) => {
  await shop.signIn(context)
  await begin(page, await shop.idOf('hermes-birkin-30-togo-noir'))
  await grade(page, 'Heavy wear').click()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('staff-draft:')))).toBe(true)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
})

test('OWN-61 OWN-62 timing is entered, a certificate is revoked and another one issued and printed', async ({ page, context }) => {
  await shop.signIn(context, { roles: ['manager'] })
  const piece = await shop.idOf('rolex-submariner-5513-1969')
  await page.goto(`${shop.url}/staff/pieces/${piece}/reports`)
  await page.getByRole('button', { name: 'Add a measurement' }).click()
  const dialUp = page.getByRole('group', { name: 'Dial up' })
  await dialUp.getByRole('textbox', { name: 'Rate, s/day' }).fill('-12,5')
  await dialUp.getByRole('textbox', { name: 'Amplitude, °' }).fill('271')
  await page.getByRole('group', { name: 'Dial down' }).getByRole('textbox', { name: 'Rate, s/day' }).fill('2.5')
  await expect(page.getByRole('dialog').getByText('Mean: −5 · Spread of positions: 15 · 271°')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('out of bounds')).toBeVisible()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The crown was replaced')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Issue a certificate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue a certificate' }).click()
  await expect(page.getByText(/Revoked .*: The crown was replaced/)).toBeVisible()
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.locator('.certificate-code')).toBeVisible()
  const sheet = await page.pdf({ preferCSSPageSize: true })
  await page.getByText('Card', { exact: true }).click()
  await expect(page.locator('.certificate-card')).toBeVisible()
  const card = await page.pdf({ preferCSSPageSize: true })
  const sizes = [sheet, card].map((pdf) => /MediaBox \[0 0 (\d+)\S* (\d+)/.exec(pdf.toString('latin1'))?.slice(1))
  expect(sizes).toEqual([
    ['594', '841'],
    ['242', '153'],
  ])
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.slice(-9) ?? ''
  await page.goto(`${shop.url}/certificate/${number}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Сертификат действует' })).toBeVisible()
})

test('OWN-118 OWN-20 OWN-22 reports and certificates are accessible in both themes, on a phone and on a desk, and nothing scrolls sideways', async ({
  page,
  context,
}) => {
  test.slow()
  await shop.signIn(context, { language: 'ru', roles: ['owner'] })
  const piece = await shop.idOf('hermes-birkin-25-togo-gold')
  const reports = `${shop.url}/staff/pieces/${piece}/reports`
  const check = async (url: string, heading: string | RegExp) => {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessibleOnPhoneAndDesk(page)
  }
  await check(reports, /Birkin/)
  await expect(page).toHaveURL(/\?tab=reports$/)
  const [signed] = await shop.reportsOf(piece)
  await check(`${reports}/${signed?.id}`, 'При приёмке')
  await check(`${reports}/compare`, 'Сравнение отчётов')
  await page.goto(reports)
  await page.getByRole('button', { name: 'Новый отчёт' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Новый отчёт' }).click()
  await page.waitForURL(/reports\/[\da-f-]{36}/)
  await page.getByRole('group', { name: 'Оценка' }).getByText('Заметные следы', { exact: true }).click()
  await page.getByText('Заметки и метки на фото').click()
  await page.getByRole('button', { name: 'Поставить метку' }).click()
  await expectAccessibleOnPhoneAndDesk(page)
})
