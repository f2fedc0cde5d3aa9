import { expect, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { linksOf, requestPage } from '#test/e2e/sent-page.ts'

test.describe('maps', () => {
  const frames = (page: Page) => page.locator('main iframe')

  test('INFO-05 INFO-06 SEC-B6 a map opens on a press at its zoom, and nothing from third parties is loaded before', async ({
    page,
    pageErrors,
  }) => {
    const asked: string[] = []
    await page.route('https://maps.google.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title><p>streets</p>' })
    })
    for (const [path, zoom] of [
      ['/about', 16],
      ['/contacts', 14],
    ] as const) {
      asked.length = 0
      const before = pageErrors.list.length
      await page.goto(path)
      await waitForHydration(page)
      await page.getByRole('main').getByText('Открыть на карте').first().scrollIntoViewIfNeeded()
      await expect(frames(page)).toHaveCount(0)
      expect(pageErrors.list.slice(before)).toEqual([])
      pageErrors.allow(/third party: https:\/\/maps\.google\.com\//)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Показать карту ?: Business Bay/ })
        .click()
      await expect(frames(page)).toHaveAttribute('title', 'Карта: Business Bay, Дубай, ОАЭ')
      await expect(frames(page)).toBeFocused()
      await expect(frames(page).contentFrame().getByText('streets')).toBeVisible()
      expect(asked).toEqual([`https://maps.google.com/maps?q=Business+Bay%2C+Dubai&z=${zoom}&hl=ru&output=embed`])
    }
  })

  test('INFO-05 INFO-06 without script a map is a link', async ({ request }) => {
    const { main } = await requestPage(request, '/contacts')
    const links = linksOf(main, /Показать карту ?: Москва/)
    expect(links.map(({ href }) => href)).toEqual(['https://maps.google.com/maps?q=Moscow%2C+Russia&z=14'])
    expect(links[0]?.attributes).toContain('target="_blank"')
  })
})

test('NAV-07 INFO-07 links lead to the anchors of about, and from the questions to support and contacts', async ({ page }) => {
  await page.goto('/about#addresses')
  await waitForHydration(page)
  await expect(page.locator('#addresses')).toBeInViewport()
  for (const id of ['who-we-are', 'addresses', 'contacts']) await expect(page.locator(`#${id}`)).toHaveCount(1)
  await page.goto('/faq')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Заказ и\u00A0оплата',
    'Доставка',
    'Гарантия и\u00A0возврат',
    'О\u00A0предметах',
  ])
  await expect(main.getByRole('link', { name: 'Поддержка', exact: true })).toHaveAttribute('href', '/support')
  await expect(main.getByRole('link', { name: 'Контакты', exact: true })).toHaveAttribute('href', '/contacts')
})

test('INFO-02 INFO-04 INFO-05 INFO-08 the services have three accordions, services and support have a form, and a page prints only its text and contacts', async ({
  page,
}) => {
  await page.goto('/services')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await expect(main.locator('details')).toHaveCount(3)
  await main.getByText('Оценка и выкуп').click()
  await expect(main.getByText('Предварительную оценку присылаем')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Отправить вопрос' })).toBeVisible()

  await page.goto('/support')
  await expect(main.getByRole('button', { name: 'Отправить вопрос' })).toBeVisible()
  expect(await main.locator('details').count()).toBeGreaterThan(10)

  await page.goto('/about')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('Показать карту').first()).toBeHidden()
  await expect(page.locator('address').first()).toBeVisible()
})

test('FORM-01 FORM-08 without script a question can be sent, and the page shows a thank-you', async ({ openWithoutScript }) => {
  const page = await openWithoutScript('/contacts')
  const form = page.locator('[data-enquiry]')
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Телефон').fill('8 916 123-45-67')
  await form.getByLabel('Сообщение').fill('Когда вы открыты?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect(page).toHaveURL('/contacts?sent=contact#sent')
  await expect(page.getByText('Спасибо, мы получили ваше сообщение.')).toBeInViewport()
})

test('SEO-03 services, offices and questions are in the structured data', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const { '@graph': graph }: { '@graph': { '@type': string }[] } = JSON.parse(json)
    return graph.map((entry) => entry['@type'])
  }
  expect(await typesOf('/appointment')).toEqual(expect.arrayContaining(['Service', 'LocalBusiness', 'BreadcrumbList']))
  expect(await typesOf('/watch-buyback')).toContain('Service')
  expect((await typesOf('/contacts')).filter((type) => type === 'LocalBusiness')).toHaveLength(2)
  expect(await typesOf('/faq')).toContain('FAQPage')
})
