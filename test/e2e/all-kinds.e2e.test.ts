import { cards } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, test } from '#test/e2e/fixtures.ts'
import { linksOf, partNamed, requestPage, type SentLink } from '#test/e2e/sent-page.ts'

const [search, list, bag, all, onRequest] = ['Поиск', 'Подсказки поиска', 'Сумка', /^Все разделы/, 'Цена по запросу'] as const

test('EDN-01 "birkin" typed on any page finds the four Birkins, each distinguishable from the others', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('banner').getByRole('combobox', { name: search }).pressSequentially('birkin', { delay: 20 })
  const options = page.getByRole('listbox', { name: list }).getByRole('option')
  await expect(options).toHaveCount(5)
  const texts = (await options.allTextContents()).slice(1)
  expect(new Set(texts).size).toBe(4)
  for (const text of texts) expect(text).toMatch(new RegExp(`Birkin.*(?:\\$|${onRequest}).*${bag} · (20|19)\\d\\d`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/catalog?search=birkin')
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^\/bag\/\d+$/)
  await expect(page.getByRole('link', { name: all })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})

test('EDN-02 the page of a brand shows all its kinds, with facets that keep to it', async ({ page }) => {
  await open(page, '/brands/cartier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartier')
  await expect(page).toHaveTitle(/^Cartier/)
  const { count } = await (await page.request.get('/api/pieces/?brand=cartier')).json()
  await expect(page.locator('main output').first()).toContainText(String(count))
  const hrefs = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[1]))
  expect(new Set(hrefs)).toEqual(new Set(['product', 'jewelry']))
  await expectAccessible(page)
  await page
    .locator('input[name=full_set]')
    .locator('xpath=ancestor::details')
    .evaluate((group) => group.setAttribute('open', ''))
  await page.locator('input[name=full_set]').check()
  await expect(page).toHaveURL('/brands/cartier?full_set=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartier')
})

test('EDN-02 SEO-01 SEO-05 a brand’s page is its own canonical page, in the sitemap, with structured data', async ({ request }) => {
  const { head } = await requestPage(request, '/brands/hermes?full_set=true')
  expect(head.canonical).toMatch(/\/brands\/hermes$/)
  expect(head.structuredData).toContainEqual(
    expect.objectContaining({ '@type': 'CollectionPage', about: { '@type': 'Brand', name: 'Hermès' } }),
  )
  expect(await (await request.get('/sitemap-pages.xml')).text()).toContain('/brands/hermes<')
  expect((await requestPage(request, '/brands/bulgari')).path).toBe('/brands/bvlgari')
  expect((await request.get('/brands/nobody')).status()).toBe(404)
})

test('EDN-02 HDR-04 every brand link leads to as many pieces as it shows, and none to an empty list', async ({ request }) => {
  const isOfBrand = ({ href }: SentLink) => /^\/brands\/|[?&]brand(_ids)?=/.test(href)
  const countIn = (name: string) => Number(/ (\d+) предмет/.exec(name)?.[1] ?? 0)
  const menu = await requestPage(request, '/menu')
  const links = linksOf(menu.main + menu.footer).filter(isOfBrand)
  const home = await requestPage(request, '/')
  const circles = linksOf(partNamed(home.main, 'nav', 'Десять марок')).filter(isOfBrand)
  expect(links.length).toBeGreaterThan(70)
  expect(links.filter(({ name }) => countIn(name)).length).toBeGreaterThan(30)
  expect(circles).toHaveLength(10)
  for (const { href, name } of [...links, ...circles]) {
    const html = await (await request.get(href)).text()
    const shown = Number(/<output[^>]*>(\d+)/.exec(html)?.[1] ?? 0)
    expect(shown, href).toBeGreaterThan(0)
    const count = countIn(name)
    if (count) expect(shown, href).toBe(count)
  }
})
