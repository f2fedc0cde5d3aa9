import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { centre, drag, hero, fetchNewestWatches } from '#test/e2e/home-page.ts'

const next = (page: Page) => hero(page).getByRole('button', { name: /Следующий предмет|Next piece/ })

test('HOME-01 the hero shows the ten newest watches, the first picture is fetched at once and first; a swipe over 50 px turns it, one of 50 px springs back, a neighbour comes when it is pressed; none opens a piece, and a turn is announced', async ({
  page,
}) => {
  await test.step('the hero shows the ten newest watches, the first picture is fetched at once and first, and its centre opens the product', async () => {
    await open(page, '/')
    const watches = await fetchNewestWatches(page)
    const targets = await hero(page)
      .locator('li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(watches.map(({ id }) => `/product/${id}`))
    const picture = centre(page).locator('img').last()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).not.toHaveAttribute('loading', 'lazy')
    await centre(page).getByRole('link').click()
    await expect(page).toHaveURL(`/product/${watches[0]?.id}`)
  })

  await test.step('a swipe over 50 px turns the hero, one of 50 px springs back, a neighbour comes when it is pressed; none opens a piece, and a turn is announced', async () => {
    const watches = await fetchNewestWatches(page)
    const [first, second] = watches
    await open(page, '/')
    await test.step('a swipe of 50 px springs back', async () => {
      await drag(page, centre(page), -50)
      await expect(centre(page)).toContainText(first?.model_name ?? '')
      await expect(page).toHaveURL('/')
    })
    await test.step('a swipe over 50 px turns', async () => {
      await page.reload()
      await waitForHydration(page)
      await drag(page, centre(page), -51)
      await expect(centre(page)).toContainText(second?.model_name ?? '')
      await expect(page).toHaveURL('/')
    })
    await test.step('a neighbour comes to the centre when it is pressed', async () => {
      await page.reload()
      await waitForHydration(page)
      await page.mouse.click(20, 500)
      await expect(centre(page)).toContainText(watches.at(-1)?.model_name ?? '')
      await expect(page).toHaveURL('/')
    })
    await test.step('a turn by hand is announced', async () => {
      await page.reload()
      await waitForHydration(page)
      await next(page).click()
      await expect(hero(page).getByRole('status')).toContainText('2 из 10')
      await expect(hero(page).getByRole('status')).toContainText(second?.model_name ?? '')
    })
  })
})

test('HOME-01 without script every watch of the hero can be reached', async ({ page, openWithoutScript }) => {
  const watches = await fetchNewestWatches(page)
  const plain = await openWithoutScript('/')
  const links = hero(plain).getByRole('link')
  await expect(links).toHaveCount(watches.length)
  await links.last().scrollIntoViewIfNeeded()
  await expect(links.last()).toBeInViewport()
  await expect(next(plain)).toBeHidden()
})

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('HOME-01 a missing price is on request', async ({ page }) => {
    const onRequestWatch = (await fetchNewestWatches(page)).find((watch) => watch.price_on_request)
    await page.goto('/')
    await expect(hero(page).locator('li', { hasText: onRequestWatch?.model_name })).toContainText('Price on request')
  })
})
