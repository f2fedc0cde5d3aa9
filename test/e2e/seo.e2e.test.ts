import { expect, test } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'
import { readHead, structuredDataOf } from '#test/e2e/page-head.ts'
import { rawGet } from '#test/e2e/spawned-shop.ts'
import { information, lists, openTwoDomains, origin, privatePaths } from '#test/e2e/two-domains.ts'

// Two domains, as in production. The tests need no browser, because they check only the HTML.
const shop = openForFile(openTwoDomains)

const headOf = async (path: string, host = 'vitrine.example.ru') => readHead((await rawGet(shop.url, path, { host })).body)

test('SEO-01 SEO-05 every public page has title, description, canonical, languages and sharing in the HTML response', async () => {
  for (const path of [...lists, ...information, shop.pieces.watch, shop.pieces.jewelry, shop.pieces.bag]) {
    const head = await headOf(path)
    expect(head.title.length, path).toBeGreaterThan(8)
    expect(head.description?.length, path).toBeGreaterThan(20)
    expect(head.canonical).toBe(origin.ru + path)
    expect(head.alternates).toEqual({ ru: origin.ru + path, en: origin.en + path, 'x-default': origin.ru + path })
    expect(head.sharing).toMatchObject({
      'og:title': head.title,
      'og:description': head.description,
      'og:url': head.canonical,
      'og:site_name': 'Vitrine',
      'og:locale': 'ru_RU',
      'og:locale:alternate': 'en_US',
      'twitter:card': 'summary_large_image',
      'twitter:title': head.title,
      'twitter:image': head.sharing['og:image'],
    })
    expect(head.sharing['og:image']).toMatch(/^https:\/\/vitrine\.example\.ru\//)
    expect(head.robots ?? '').not.toContain('noindex')
  }
})

test('SEO-02 the lists and pieces have titles of their own, in each language', async () => {
  const titled = [...lists, shop.pieces.watch, shop.pieces.jewelry, shop.pieces.bag]
  for (const host of ['vitrine.example.ru', 'vitrine.example.com']) {
    const titles = await Promise.all(titled.map(async (path) => (await headOf(path, host)).title))
    expect(new Set(titles).size).toBe(titled.length)
    const descriptions = await Promise.all(titled.map(async (path) => (await headOf(path, host)).description))
    expect(new Set(descriptions).size).toBe(titled.length)
    const isRussian = host.endsWith('.ru')
    for (const title of titles.slice(0, lists.length)) expect(/[а-яё]/i.test(title)).toBe(isRussian)
  }
})

test('SEO-02 a piece is titled by its brand and model', async () => {
  const watch = JSON.parse((await rawGet(shop.url, `/api/watches${shop.pieces.watch.replace('/product', '')}/`)).body)
  const { title } = await headOf(shop.pieces.watch)
  expect(title).toContain(watch.brand.name)
  expect(title).toContain(watch.model_name)
})

test.describe('structured data', () => {
  test('SEO-03 every public page has the organization, and the site with its search', async () => {
    for (const path of [...lists, ...information, shop.pieces.watch]) {
      const head = await headOf(path)
      const [organization] = structuredDataOf(head, 'Organization')
      expect(organization).toMatchObject({ name: 'Vitrine', url: `${origin.ru}/` })
      const [site] = structuredDataOf(head, 'WebSite')
      expect(site).toMatchObject({ inLanguage: 'ru', potentialAction: { '@type': 'SearchAction' } })
      expect(JSON.stringify(site)).toContain(`${origin.ru}/catalog?search={query}`)
    }
  })

  test('SEO-03 a piece is a Product with an Offer in dollars, and the end of its breadcrumbs', async () => {
    for (const path of [shop.pieces.watch, shop.pieces.jewelry, shop.pieces.bag]) {
      const head = await headOf(path)
      const [product] = structuredDataOf(head, 'Product')
      expect(product).toMatchObject({
        url: origin.ru + path,
        name: expect.any(String),
        brand: { '@type': 'Brand' },
        offers: {
          '@type': 'Offer',
          priceCurrency: 'USD',
          price: expect.stringMatching(/^\d+\.\d\d$/),
          availability: expect.stringMatching(/^https:\/\/schema\.org\//),
          itemCondition: expect.stringMatching(/^https:\/\/schema\.org\//),
        },
      })
      const [crumbs] = structuredDataOf(head, 'BreadcrumbList')
      const items = JSON.parse(JSON.stringify(crumbs?.itemListElement ?? []))
      expect(items.map(({ position }: { position: number }) => position)).toEqual(items.map((_: unknown, at: number) => at + 1))
      expect(items.length).toBeGreaterThanOrEqual(2)
      for (const { item } of items.slice(0, -1)) expect((await rawGet(shop.url, new URL(item).pathname)).status).toBe(200)
    }
  })

  test('SEO-03 the offer of a new piece has the condition "new"', async () => {
    const { results } = JSON.parse((await rawGet(shop.url, '/api/conditions/')).body)
    const { id } = results.find(({ name }: { name: string }) => name === 'Новое')
    const newOnes = `/api/watches/?condition=${id}&available=true&min_price=1&ordering=price_usd`
    const [fresh] = JSON.parse((await rawGet(shop.url, newOnes)).body).results
    for (const host of ['vitrine.example.ru', 'vitrine.example.com']) {
      const [product] = structuredDataOf(await headOf(`/product/${fresh.id}`, host), 'Product')
      expect(product?.offers).toMatchObject({ itemCondition: 'https://schema.org/NewCondition' })
    }
  })

  test('SEO-03 REAL-13 a piece with its price on request has no Product in the structured data, because a Product requires an offer', async () => {
    const products = structuredDataOf(await headOf(shop.pieces.onRequest), 'Product')
    expect(products).toEqual([])
  })

  test('SEO-03 the questions of the home page are a FAQPage', async () => {
    const [faq] = structuredDataOf(await headOf('/'), 'FAQPage')
    const questions = JSON.parse(JSON.stringify(faq?.mainEntity ?? []))
    expect(questions.length).toBeGreaterThanOrEqual(1)
    for (const { name, acceptedAnswer } of questions) expect([name.length > 5, acceptedAnswer.text.length > 5]).toEqual([true, true])
  })

  test('SEC-B10 text from the URL cannot break out of the page’s data script', async () => {
    const attack = '</script><script>alert(1)</script>\u2028<!--'
    const { body } = await rawGet(shop.url, `/catalog?search=${encodeURIComponent(attack)}`)
    expect(body).not.toContain('<script>alert(1)')
    expect(body).not.toContain('\u2028<!--')
    expect(readHead(body).structuredData.length).toBeGreaterThan(0)
  })
})

test.describe('one address for each page', () => {
  test('SEO-04 on the Russian host the Russian domain is canonical, on any other the English one', async () => {
    expect((await headOf('/catalog', 'vitrine.example.ru')).canonical).toBe(`${origin.ru}/catalog`)
    for (const host of ['vitrine.example.com', 'localhost:3000', 'evil.example'])
      expect((await headOf('/catalog', host)).canonical).toBe(`${origin.en}/catalog`)
  })

  test('SEO-04 SEC-B9 the name of an unknown host appears nowhere in a page', async () => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-host': 'evil.example',
    }
    for (const path of [...lists, shop.pieces.watch, '/nothing', '/watches', '/robots.txt', '/sitemap.xml']) {
      const { body, headers } = await rawGet(shop.url, path, forged)
      expect(body + JSON.stringify(headers), path).not.toContain('evil.example')
    }
  })

  test('SEO-04 SEC-B9 a page requested on an unknown host is not served to others from the cache', async () => {
    await rawGet(shop.url, '/bags', { host: 'evil.example' })
    expect((await headOf('/bags', 'vitrine.example.ru')).canonical).toBe(`${origin.ru}/bags`)
  })

  test('SEO-01 filters, sorts and tracking parameters do not change the canonical URL; a page number does', async () => {
    expect((await headOf('/catalog?full_set=true&ordering=price_usd&utm_source=x')).canonical).toBe(`${origin.ru}/catalog`)
    const second = await headOf('/catalog?page=2')
    expect(second.canonical).toBe(`${origin.ru}/catalog?page=2`)
    expect(second.alternates.en).toBe(`${origin.en}/catalog?page=2`)
  })

  test('SEO-01 the language versions of a page link to each other', async () => {
    const [russian, english] = [await headOf('/sale', 'vitrine.example.ru'), await headOf('/sale', 'vitrine.example.com')]
    expect([russian.lang, english.lang]).toEqual(['ru', 'en'])
    expect(russian.alternates).toEqual(english.alternates)
    expect([russian.canonical, english.canonical]).toEqual([russian.alternates.ru, english.alternates.en])
  })
})

test.describe('search engines', () => {
  test('SEO-05 private pages are noindex and have no sharing metadata', async () => {
    for (const path of privatePaths) {
      const head = await headOf(path)
      expect(head.robots, path).toContain('noindex')
      expect(head.canonical).toBeUndefined()
      expect(head.structuredData).toEqual([])
    }
  })

  test('SEO-05 NAV-08 a missing page is not indexed', async () => {
    expect((await headOf('/nothing')).robots).toContain('noindex')
  })

  test('SEO-05 every URL of the sitemap responds, and none is private', async () => {
    const { body: index } = await rawGet(shop.url, '/sitemap.xml')
    const filesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const pages: string[] = []
    for (const file of filesOf(index))
      pages.push(...[...(await rawGet(shop.url, file)).body.matchAll(/<url><loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname))
    expect(pages.length).toBeGreaterThan(100)
    const few = pages.filter((path, at) => !/\d/.test(path) || at % 20 === 0)
    for (const path of few) expect((await rawGet(shop.url, path)).status, path).toBe(200)
    expect(pages.filter((path) => privatePaths.includes(path))).toEqual([])
  })

  test('SEO-05 without script a page has its texts, its links and its pieces', async () => {
    const { body } = await rawGet(shop.url, '/catalog')
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(main.match(/href="\/product\/\d+"/g)?.length).toBeGreaterThanOrEqual(24)
    expect(main).toMatch(/\$|по запросу/)
  })
})
