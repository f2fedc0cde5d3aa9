import { openReportShop } from '#test/e2e/backoffice/report-shop.ts'
import { expect, expectAccessible, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'
import { followTraffic } from '#test/e2e/page-traffic.ts'

const shop = openForFile(openReportShop)
test.beforeEach(({ pageErrors }) => {
  // requests to this shop count as `third party`, because its origin is not `baseURL`
  pageErrors.allow(/third party/)
})

const words = {
  ru: {
    zones: 'Состояние по зонам',
    bezel: 'Безель',
    service: 'Сервис и ход',
    check: 'проверить',
    certificate: 'Сертификат 3D25-VT4B',
    report: /^Отчёт от/,
    checked: /^Проверено$/,
    valid: 'Сертификат действует',
  },
  en: {
    zones: 'Condition by zone',
    bezel: 'Bezel',
    service: 'Service and timing',
    check: 'verify',
    certificate: 'Certificate 3D25-VT4B',
    report: /^Report of/,
    checked: /^Checked$/,
    valid: 'The certificate is valid',
  },
} as const

for (const [language, width] of [
  ['ru', 390],
  ['en', 1440],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ lang: language })
    test(`OWN-60 OWN-61 OWN-62 a piece shows its zones, pins, timing, services and certificate in ${language}, ${width} px wide`, async ({
      page,
      context,
    }) => {
      const say = words[language]
      await context.addCookies([{ name: 'lang', value: language, url: shop.url }])
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${shop.url}/product/${await shop.idOf('rolex-submariner-5513-1969')}`)
      await expect(page.getByRole('heading', { name: say.zones })).toBeVisible()
      const zone = page.locator('details', { hasText: say.bezel })
      await zone.locator('summary').click()
      const pin = zone.locator('circle')
      await expect(pin).toHaveCount(1)
      const [drawn, at] = await Promise.all([zone.locator('svg[viewBox="0 0 1200 1500"]').boundingBox(), pin.boundingBox()])
      // the workshop placed the pin at 47 % of the photograph's width
      expect((Number(at?.x) + Number(at?.width) / 2 - Number(drawn?.x)) / Number(drawn?.width)).toBeCloseTo(0.47, 2)
      await expect(page.getByRole('heading', { name: say.service })).toBeVisible()
      await expect(page.getByRole('table').filter({ hasText: '237°' }).locator('tbody tr')).toHaveCount(6)
      await expect(page.getByRole('term').filter({ hasText: say.checked })).toBeVisible()
      await expect(page.getByRole('definition').getByRole('link', { name: say.certificate })).toHaveAttribute(
        'href',
        '/certificate/3D25-VT4B',
      )
      await page.getByRole('definition').getByRole('link', { name: say.report }).click()
      await expect(page.getByRole('heading', { name: say.zones })).toBeInViewport()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const data = await page.locator('script[type="application/ld+json"]').first().textContent()
      expect(data).toContain('"certificationIdentification":"3D25-VT4B"')
      await page.getByRole('link', { name: say.check }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.valid })).toBeVisible()
      await expect(page.getByText('…915')).toBeVisible()
      await expectAccessible(page)
    })
  })

test('OWN-60 OWN-62 zones open and certificates are confirmed without script; a piece without reports loads no script for them', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${shop.url}/product/${await shop.idOf('rolex-submariner-date-126610lv')}`)
  await plain.locator('summary', { hasText: 'Ушки' }).click()
  await expect(plain.getByText('Два тонких следа у верхнего правого ушка.')).toBeVisible()
  await plain.goto(`${shop.url}/certificate/f5v37e31`)
  await expect(plain).toHaveURL(`${shop.url}/certificate/F5V3-7E31`)
  await expect(plain.getByRole('heading', { level: 1, name: /^Сертификат отозван 5\sоктября 2026/ })).toBeVisible()
  expect((await plain.goto(`${shop.url}/certificate/AAAA-AAAA`))?.status()).toBe(404)
  await context.close()
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname))
  const traffic = followTraffic(page)
  await page.goto(`${shop.url}/product/${await shop.idOf('rolex-gmt-master-ii-126710blro')}`)
  await waitForHydration(page)
  await traffic.settled()
  await expect(page.getByRole('heading', { name: 'Состояние по зонам' })).toHaveCount(0)
  expect(scripts.filter((path) => /piece-reports/.test(path))).toEqual([])
})
