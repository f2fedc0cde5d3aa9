import { test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('shots', async ({ browser, staffShop }) => {
  test.setTimeout(200_000)
  const t = {
    type: 'percent',
    value: '10',
    uses_max: null,
    per_customer_max: null,
    valid_from: null,
    valid_until: null,
    note: '',
    is_active: true,
  }
  const { id } = await staffShop.call('POST', '/promos/', {
    ...t,
    code: 'OPENING-2026',
    uses_max: 50,
    per_customer_max: 1,
    valid_from: '2026-11-20T09:00:00Z',
    valid_until: '2027-01-15T20:00:00Z',
    note: 'Для гостей открытия второго офиса, письмо от 20 ноября',
  })
  await staffShop.call('POST', '/promos/', { ...t, code: 'ЛЕТО-СКОРО', type: 'fixed', value: '1500', is_active: false, note: 'Черновик' })
  await staffShop.call('POST', '/promos/make/', { ...t, prefix: 'VIP', count: 4, uses_max: 1, note: 'Письма постоянным' })
  for (const [width, scheme, lang] of [
    [1440, 'light', 'ru'],
    [390, 'dark', 'ru'],
    [1440, 'dark', 'en'],
    [390, 'light', 'en'],
  ] as const) {
    const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
    await staffShop.call('PATCH', '/me/', { version: staff.version, language: lang })
    const page = await staffShop.open(browser, '/staff/content/promos', {
      viewport: { width, height: width === 390 ? 844 : 900 },
      colorScheme: scheme,
      hasTouch: width === 390,
    })
    const shot = (name: string) => page.screenshot({ path: `/tmp/content-shots/${name}-${lang}-${width}-${scheme}.png` })
    await page.getByText('SAVE10').first().waitFor()
    await shot('promos')
    await page
      .getByRole('button', { name: lang === 'ru' ? 'Добавить' : 'Add' })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(400)
    await shot('promo-new')
    await page.goto(`/staff/content/promos/${id}`)
    await page.getByText('OPENING-2026').first().waitFor()
    await page.waitForTimeout(300)
    await shot('promo')
    await page.route('https://i.ytimg.com/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="gray"/></svg>',
      }),
    )
    await page.goto('/staff/content/faq')
    await page.getByRole('list').nth(2).waitFor()
    await page.waitForTimeout(300)
    await shot('faq')
    await page
      .getByRole('button', { name: /казать|currency|валют/ })
      .last()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(400)
    await shot('faq-edit')
    await page.goto('/staff/content/videos')
    await page.getByText('·').first().waitFor()
    await shot('videos')
    await page.locator('main li button').nth(1).click()
    await page.getByRole('img').waitFor()
    await page.waitForTimeout(400)
    await shot('video-edit')
    await page.context().close()
  }
})
