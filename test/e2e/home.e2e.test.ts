import { expect, expectAccessible, hydrated, layoutShift, type Locator, type Page, test } from '#test/e2e/fixtures.ts'

const advanceMs = 8000
const popularAdvanceMs = 15_000

const hero = (page: Page) => page.getByRole('region', { name: /Последние модели|Latest models/ })
const centre = (page: Page) => hero(page).locator('li[data-at="here"]')
const next = (page: Page) => hero(page).getByRole('button', { name: /Следующий предмет|Next piece/ })
const popular = (page: Page) => page.getByRole('region', { name: /Популярное|Popular/, exact: true })
const shownSlide = (page: Page) => popular(page).locator('li[data-shown]')
const trending = (page: Page) => page.getByRole('region', { name: /В\sтренде|Trending/ })

type ListedWatch = { id: number; model_name: string; price_on_request: boolean }

async function newest(page: Page): Promise<ListedWatch[]> {
  const answer = await page.request.get('/api/watches/?ordering=-production_year&page_size=10')
  return (await answer.json()).results
}

/** Opens the home page under a clock that the test turns. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  // its effects too have run: the hero's clock is set
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** Presses the mouse in the middle of a thing, moves it sideways, lets go. */
async function drag(page: Page, thing: Locator, byPx: number): Promise<void> {
  await thing.scrollIntoViewIfNeeded()
  const box = await thing.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx / 2, y)
  await page.mouse.move(x + byPx, y)
  await page.mouse.up()
}

test.describe('in Russian', () => {
  test('HOME-01 the hero shows the ten newest watches, and its centre opens the product', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const watches = await newest(page)
    const targets = await hero(page)
      .locator('li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(watches.map(({ id }) => `/product/${id}`))
    await centre(page).getByRole('link').click()
    await expect(page).toHaveURL(`/product/${watches[0]?.id}`)
  })

  test('HOME-01 the first picture is fetched at once and first', async ({ page }) => {
    await page.goto('/')
    const picture = centre(page).locator('img').last()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).not.toHaveAttribute('loading', 'lazy')
  })

  test('HOME-01 the hero advances every 8 s', async ({ page }) => {
    const [, second, third] = await newest(page)
    await openWithClock(page)
    await page.clock.fastForward(advanceMs)
    await expect(centre(page)).toContainText(second?.model_name ?? '')
    await page.clock.fastForward(advanceMs)
    await expect(centre(page)).toContainText(third?.model_name ?? '')
  })

  test('HOME-01 the hero waits under the pointer and goes on after it', async ({ page }) => {
    const [first, second] = await newest(page)
    await openWithClock(page)
    await centre(page).hover()
    await page.clock.fastForward(advanceMs * 3)
    await expect(centre(page)).toContainText(first?.model_name ?? '')
    await page.mouse.move(5, 5)
    await page.clock.fastForward(advanceMs)
    await expect(centre(page)).toContainText(second?.model_name ?? '')
  })

  test('HOME-01 the hero waits while it has the focus', async ({ page }) => {
    const [first] = await newest(page)
    await openWithClock(page)
    await centre(page).getByRole('link').focus()
    await page.clock.fastForward(advanceMs * 3)
    await expect(centre(page)).toContainText(first?.model_name ?? '')
  })

  test('HOME-01 the hero waits in a hidden tab', async ({ page }) => {
    const [first] = await newest(page)
    await openWithClock(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.fastForward(advanceMs * 3)
    await expect(centre(page)).toContainText(first?.model_name ?? '')
  })

  test('HOME-01 the hero stands still for whoever wants less motion', async ({ page }) => {
    const [first] = await newest(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithClock(page)
    await page.clock.fastForward(advanceMs * 3)
    await expect(centre(page)).toContainText(first?.model_name ?? '')
  })

  test('HOME-01 the hero can be stopped', async ({ page }) => {
    const [first] = await newest(page)
    await openWithClock(page)
    await hero(page).getByRole('button', { name: 'Остановить показ' }).click()
    await page.mouse.move(5, 5)
    await page.clock.fastForward(advanceMs * 3)
    await expect(centre(page)).toContainText(first?.model_name ?? '')
    await expect(hero(page).getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
  })

  test('HOME-01 a swipe over 50 px turns the hero and opens nothing', async ({ page }) => {
    const [, second] = await newest(page)
    await page.goto('/')
    await hydrated(page)
    await drag(page, centre(page), -51)
    await expect(centre(page)).toContainText(second?.model_name ?? '')
    await expect(page).toHaveURL('/')
  })

  test('HOME-01 a swipe of 50 px springs back and opens nothing', async ({ page }) => {
    const [first] = await newest(page)
    await page.goto('/')
    await hydrated(page)
    await drag(page, centre(page), -50)
    await expect(centre(page)).toContainText(first?.model_name ?? '')
    await expect(page).toHaveURL('/')
  })

  test('HOME-01 a neighbour comes to the centre when it is pressed', async ({ page }) => {
    const watches = await newest(page)
    await page.goto('/')
    await hydrated(page)
    await page.mouse.click(20, 500)
    await expect(centre(page)).toContainText(watches.at(-1)?.model_name ?? '')
    await expect(page).toHaveURL('/')
  })

  test('HOME-01 a turn by hand is announced', async ({ page }) => {
    const [, second] = await newest(page)
    await page.goto('/')
    await hydrated(page)
    await next(page).click()
    await expect(hero(page).getByRole('status')).toContainText('2 из 10')
    await expect(hero(page).getByRole('status')).toContainText(second?.model_name ?? '')
  })

  test('HOME-01 without script every watch of the hero can be reached', async ({ page, openWithoutScript }) => {
    const watches = await newest(page)
    const plain = await openWithoutScript('/')
    const links = hero(plain).getByRole('link')
    await expect(links).toHaveCount(watches.length)
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport()
    await expect(next(plain)).toBeHidden()
  })

  test('HOME-02 ten brand circles open the catalogue of their brand', async ({ page }) => {
    await page.goto('/')
    const circles = page.getByRole('navigation', { name: 'Десять марок' }).getByRole('link')
    await expect(circles).toHaveCount(10)
    const { results } = await (await page.request.get('/api/brands/')).json()
    const { id } = results.find(({ name }: { name: string }) => name === 'Vacheron Constantin')
    await circles.filter({ hasText: 'Vacheron Constantin' }).click()
    await expect(page).toHaveURL(`/catalog?brand_ids=${id}`)
  })

  test('HOME-03 new arrivals are one large watch and eight small ones', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Новые поступления' })
    await expect(section.getByRole('article')).toHaveCount(9)
    const [large, small] = await section.locator('[data-photo]').evaluateAll((photos) => photos.map((photo) => photo.clientWidth))
    expect(large).toBeGreaterThan((small ?? 0) * 1.9)
    await section.getByRole('link', { name: 'Смотреть все' }).click()
    await expect(page).toHaveURL('/catalog')
  })

  test('HOME-03 new arrivals are a list on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const lefts = await page
      .getByRole('region', { name: 'Новые поступления' })
      .getByRole('article')
      .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
  })

  test('HOME-03 favorite and compare ask a guest to sign in', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const card = page.getByRole('region', { name: 'Новые поступления' }).getByRole('article').first()
    await card.hover()
    await expect(card.getByRole('button', { name: /Сравнить/ })).toBeVisible()
    await card.getByRole('button', { name: /В избранное/ }).click()
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  })

  test('HOME-04 INFO-10 the advantages are the facts of the shop’s policies', async ({ page }) => {
    await page.goto('/')
    const facts = page.getByRole('region', { name: 'Как мы продаём' })
    await expect(facts).toContainText('14\u00A0дней')
    await expect(facts).toContainText('12\u00A0месяцев')
    await expect(facts).toContainText('24\u00A0часа')
    await expect(page.getByRole('heading', { name: 'Сначала мастер, потом витрина' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Оценить часы' })).toHaveAttribute('href', '/watch-buyback')
  })

  test('HOME-05 twelve trending watches move by the buttons', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const links = trending(page).getByRole('link')
    await expect(links).toHaveCount(12)
    await expect(trending(page).getByRole('button', { name: 'Назад' })).toBeDisabled()
    await trending(page).getByRole('button', { name: 'Вперёд' }).click()
    await expect(links.first()).not.toBeInViewport()
    await expect(trending(page).getByRole('button', { name: 'Назад' })).toBeEnabled()
  })

  test('HOME-05 a drag over 6 px scrolls the row and opens nothing', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await drag(page, trending(page).getByRole('link').nth(1), -300)
    await expect
      .poll(() =>
        trending(page)
          .locator('ul')
          .evaluate((row) => row.scrollLeft),
      )
      .toBeGreaterThan(100)
    await expect(page).toHaveURL('/')
  })

  test('HOME-05 a press that moves 6 px or less still opens the watch', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await drag(page, trending(page).getByRole('link').nth(1), 6)
    await expect(page).toHaveURL(/\/product\/\d+/)
  })

  test('HOME-06 pairs alternate with banners; 15 s and the buttons turn them', async ({ page }) => {
    await openWithClock(page)
    await expect(popular(page).locator('ul > li')).toHaveCount(5)
    await expect(shownSlide(page).getByRole('link')).toHaveCount(2)
    await page.clock.fastForward(popularAdvanceMs - 1000)
    await page.clock.fastForward(1000)
    await expect(shownSlide(page)).toContainText('Подробнее')
    await popular(page).getByRole('button', { name: 'Предыдущий слайд' }).click()
    await expect(shownSlide(page).getByRole('link')).toHaveCount(2)
    await popular(page).getByRole('button', { name: 'Предыдущий слайд' }).click()
    await expect(popular(page).getByRole('status')).toHaveText('Слайд 5 из 5')
  })

  test('HOME-06 a banner opens in a new tab, and says so', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await popular(page).getByRole('button', { name: 'Следующий слайд' }).click()
    const banner = shownSlide(page).getByRole('link')
    await expect(banner).toHaveAttribute('target', '_blank')
    await expect(banner).toHaveAttribute('rel', /noopener/)
    await expect(banner).toHaveAccessibleName(/откроется в новой вкладке/)
  })

  test('HOME-06 without script every popular slide can be reached', async ({ openWithoutScript }) => {
    const plain = await openWithoutScript('/')
    const slides = popular(plain).locator('ul > li')
    await expect(slides).toHaveCount(5)
    await slides.last().scrollIntoViewIfNeeded()
    await expect(slides.last().getByRole('link').first()).toBeInViewport()
  })

  test('HOME-07 SEO-03 five questions open one at a time, and search engines read them', async ({ page }) => {
    await page.goto('/')
    const questions = page.getByRole('region', { name: 'Вопросы и\u00A0ответы' }).locator('details')
    await expect(questions).toHaveCount(5)
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(questions.nth(0)).not.toHaveAttribute('open')
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    const faq = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage')
    expect(faq.mainEntity).toHaveLength(5)
  })

  test('HOME-08 a network without an address is a placeholder', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Мы в\u00A0сетях' })
    await expect(section.getByRole('listitem')).toHaveCount(3)
    await expect(section.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', /^https:\/\/t\.me\//)
    await expect(section.getByRole('listitem').filter({ hasText: 'Instagram' })).toContainText('Скоро')
    await expect(section.getByRole('listitem').filter({ hasText: 'Instagram' }).getByRole('link')).toHaveCount(0)
  })

  test('HOME-09 an order is asked for by phone, messenger or on the contacts page as well as by its form', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', { name: 'Ищете определённую модель?' })
    await expect(section.getByRole('link', { name: /\+7 800 700 53 59/ })).toHaveAttribute('href', 'tel:+78007005359')
    await expect(section.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await expect(section.getByRole('link', { name: 'Все контакты и\u00A0адреса' })).toHaveAttribute('href', '/contacts')
  })

  test('HOME-01 HOME-09 the page is accessible and does not jump', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectAccessible(page)
  })
})

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('I18N-04 HOME-01 HOME-09 every part of the page is in English', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watches, jewelry and bags with a past')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'New arrivals',
      'How we sell',
      'You buy this piece, not a model',
      'First the master, then the window',
      'Your watch valued within 24\u00A0hours',
      'Trending',
      'Popular',
      'Questions and answers',
      'Follow us',
      'Looking for a certain piece?',
    ])
    expect(await page.locator('main').innerText()).not.toMatch(/[а-яё]/i)
  })

  test('HOME-01 a price that is not told is told on request', async ({ page }) => {
    const untold = (await newest(page)).find((watch) => watch.price_on_request)
    await page.goto('/')
    await expect(hero(page).locator('li', { hasText: untold?.model_name })).toContainText('Price on request')
  })
})
