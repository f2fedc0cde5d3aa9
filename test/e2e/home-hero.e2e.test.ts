import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { center, drag, hero, fetchNewestWatches, heroSlides } from '#test/e2e/home-page.ts'

const next = (page: Page) => hero(page).getByRole('button', { name: /Следующий предмет|Next piece/ })

test('HOME-01 EDN-08 the hero shows the newest watches, a bag and a jewel, reacts to swipes and presses, and announces changes', async ({
  page,
}) => {
  await test.step('the first five have every kind; the first picture loads eagerly; the center slide opens its product', async () => {
    await open(page, '/')
    const watches = await fetchNewestWatches(page)
    const targets = (await heroSlides(page)).map(({ path }) => path)
    expect(targets.filter((path) => path.startsWith('/product/')).toSorted()).toEqual(watches.map(({ id }) => `/product/${id}`).toSorted())
    const kindsOf = (paths: readonly string[]) => new Set(paths.map((path) => path.split('/')[1]))
    expect(kindsOf(targets.slice(0, 5))).toEqual(new Set(['product', 'bag', 'jewelry']))
    const picture = center(page).locator('img').last()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).not.toHaveAttribute('loading', 'lazy')
    await center(page).getByRole('link').click()
    await expect(page).toHaveURL(targets[0] ?? '')
  })

  await test.step('swipes and presses change the slide and open no piece', async () => {
    await open(page, '/')
    const slides = await heroSlides(page)
    const [first, second] = slides
    await test.step('a swipe of 50 px springs back', async () => {
      await drag(page, center(page), -50)
      await expect(center(page)).toContainText(first?.text ?? '')
      await expect(page).toHaveURL('/')
    })
    await test.step('a swipe over 50 px changes the slide', async () => {
      await page.reload()
      await waitForHydration(page)
      await drag(page, center(page), -51)
      await expect(center(page)).toContainText(second?.text ?? '')
      await expect(page).toHaveURL('/')
    })
    await test.step('a press on a neighbor centers it', async () => {
      await page.reload()
      await waitForHydration(page)
      await page.mouse.click(20, 500)
      await expect(center(page)).toContainText(slides.at(-1)?.text ?? '')
      await expect(page).toHaveURL('/')
    })
    await test.step('a manual change is announced', async () => {
      await page.reload()
      await waitForHydration(page)
      await next(page).click()
      await expect(hero(page).getByRole('status')).toContainText(`2 из ${slides.length}`)
      await expect(hero(page).getByRole('status')).toContainText(second?.text ?? '')
    })
  })
})

test('HOME-01 without script every piece of the hero can be reached', async ({ page, openWithoutScript }) => {
  const watches = await fetchNewestWatches(page)
  const plain = await openWithoutScript('/')
  const links = hero(plain).getByRole('link')
  await expect(links).toHaveCount(watches.length + 2)
  await links.last().scrollIntoViewIfNeeded()
  await expect(links.last()).toBeInViewport()
  await expect(next(plain)).toBeHidden()
})

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('HOME-01 a missing price is shown as on request', async ({ page }) => {
    const onRequestWatch = (await fetchNewestWatches(page)).find((watch) => watch.price_on_request)
    await page.goto('/')
    await expect(hero(page).locator('li', { hasText: onRequestWatch?.model_name })).toContainText('Price on request')
  })
})
