import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift, test } from '#test/e2e/fixtures.ts'
import { headingsOf, hrefsOf, partNamed, requestPage, textOf } from '#test/e2e/sent-page.ts'

test('HOME-01 HOME-03 HOME-04 HOME-07 HOME-08 HOME-09 INFO-10 SEO-03 the sections of the page, accessible and without a jump', async ({
  page,
}) => {
  await open(page, '/')
  await test.step('HOME-01 HOME-09 the page is accessible and does not jump', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectAccessible(page)
  })
  await test.step('HOME-04 INFO-10 the advantages match the shop’s policies', async () => {
    const facts = page.getByRole('region', { name: 'Как мы продаём' })
    await expect(facts).toContainText('14\u00A0дней')
    await expect(facts).toContainText('12\u00A0месяцев')
    await expect(facts).toContainText('24\u00A0часа')
    await expect(page.getByRole('heading', { name: /что увидел мастер/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Оценить часы' })).toHaveAttribute('href', '/watch-buyback')
  })
  await test.step('HOME-07 SEO-03 five questions open one at a time, and search engines read them', async () => {
    const questions = page.getByRole('region', { name: 'Вопросы и\u00A0ответы' }).locator('details')
    await expect(questions).toHaveCount(5)
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(questions.nth(0)).not.toHaveAttribute('open')
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    const faq = data['@graph'].find((entry: { '@type': string }) => entry['@type'] === 'FAQPage')
    expect(faq.mainEntity).toHaveLength(5)
  })
  await test.step('HOME-08 a network without an address is a placeholder', async () => {
    const section = page.getByRole('region', { name: 'Мы в\u00A0соцсетях' })
    await expect(section.getByRole('listitem')).toHaveCount(3)
    await expect(section.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', /^https:\/\/t\.me\//)
    await expect(section.getByRole('listitem').filter({ hasText: 'Instagram' })).toContainText('Скоро')
    await expect(section.getByRole('listitem').filter({ hasText: 'Instagram' }).getByRole('link')).toHaveCount(0)
  })
  await test.step('HOME-09 an order can be requested by phone, messenger or on the contacts page as well as by its form', async () => {
    const section = page.getByRole('region', { name: 'Ищете определённую модель?' })
    await expect(section.getByRole('link', { name: /\+7 800 700 53 59/ })).toHaveAttribute('href', 'tel:+78007005359')
    await expect(section.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(section.getByRole('link', { name: 'Все контакты и\u00A0адреса' })).toHaveAttribute('href', '/contacts')
  })
  await test.step('HOME-03 new arrivals are one large watch and eight small ones', async () => {
    const section = page.getByRole('region', { name: 'Новые поступления' })
    await expect(section.getByRole('article')).toHaveCount(9)
    const [large, small] = await section.locator('[data-photo]').evaluateAll((photos) => photos.map((photo) => photo.clientWidth))
    expect(large).toBeGreaterThan((small ?? 0) * 1.9)
    await section.getByRole('link', { name: 'Смотреть все' }).click()
    await expect(page).toHaveURL('/catalog?category=all&ordering=-published_at')
  })
})

test('HOME-02 ten brand circles lead to the catalog of their brand', async ({ request }) => {
  const circles = partNamed((await requestPage(request, '/')).main, 'nav', 'Десять марок')
  expect(hrefsOf(circles)).toHaveLength(10)
  const { results } = await (await request.get('/api/brands/')).json()
  const { id } = results.find(({ name }: { name: string }) => name === 'Vacheron Constantin')
  expect(hrefsOf(circles, /^Vacheron Constantin$/)).toEqual([`/catalog?brand_ids=${id}`])
})

test('HOME-03 favorite and compare ask a guest to sign in; on a narrow screen new arrivals are a list that grows by three rows at a time', async ({
  page,
}) => {
  await open(page, '/')
  const card = page.getByRole('region', { name: 'Новые поступления' }).getByRole('article').first()
  await card.hover()
  await expect(card.getByRole('button', { name: /Сравнить/ })).toBeVisible()
  await card.getByRole('button', { name: /В избранное/ }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const lefts = await page
    .getByRole('region', { name: 'Новые поступления' })
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(3)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('I18N-04 HOME-01 HOME-09 every part of the page is in English', async ({ request }) => {
  const { main } = await requestPage(request, '/', 'en')
  expect(headingsOf(main, 1)).toEqual(['Pre-owned watches, jewelry and bags'])
  expect(headingsOf(main, 2)).toEqual([
    'New arrivals',
    'How we sell',
    'Every piece has a page of its own',
    'Every finding, put in writing',
    'Have your watch valued within 24 hours',
    'Trending',
    'Popular',
    'Questions and answers',
    'Follow us',
    'Looking for a particular piece?',
  ])
  expect(textOf(main)).not.toMatch(/[а-яё]/i)
})
