import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page, test } from '#test/e2e/fixtures.ts'
import { drag, openWithClock } from '#test/e2e/home-page.ts'

const popularAdvanceMs = 15_000
const popular = (page: Page) => page.getByRole('region', { name: /Популярное|Popular/, exact: true })
const shownSlide = (page: Page) => popular(page).locator('li[data-shown]')
const trending = (page: Page) => page.getByRole('region', { name: /В\sтренде|Trending/ })

test('HOME-05 twelve trending watches scroll by the buttons and by a drag over 6 px, which opens nothing; a shorter movement is a click and opens the watch', async ({
  page,
}) => {
  await open(page, '/')
  const links = trending(page).getByRole('link')
  await expect(links).toHaveCount(12)
  await expect(trending(page).getByRole('button', { name: 'Назад' })).toBeDisabled()
  await trending(page).getByRole('button', { name: 'Вперёд' }).click()
  await expect(links.first()).not.toBeInViewport()
  await expect(trending(page).getByRole('button', { name: 'Назад' })).toBeEnabled()

  await open(page, '/')
  await drag(page, trending(page).getByRole('link').nth(1), -300)
  await expect
    .poll(() =>
      trending(page)
        .locator('ul')
        .evaluate((row) => row.scrollLeft),
    )
    .toBeGreaterThan(100)
  await expect(page).toHaveURL('/')

  await open(page, '/')
  await drag(page, trending(page).getByRole('link').nth(1), 6)
  await expect(page).toHaveURL(/\/(product|jewelry|bag)\/\d+/)
})

test('HOME-06 pairs alternate with banners and advance every 15 s and by the buttons; a banner opens in a new tab, and its name says so', async ({
  page,
}) => {
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

  await open(page, '/')
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
