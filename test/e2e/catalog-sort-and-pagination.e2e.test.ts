import { box, cards, found, numberOf, sort } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'

test.describe('sort and pages', () => {
  test('CAT-09 CAT-10 CAT-03 the sort is in the URL and orders the list; a page size or any other change resets to page 1; Back and Forward step through the choices and restore a shuffled list by its seed; paging shows every piece once', async ({
    page,
  }) => {
    await test.step('the sort is in the URL and orders the list', async () => {
      await open(page, '/catalog')
      await sort(page).selectOption('price_usd')
      await expect(page).toHaveURL(/\?ordering=price_usd$/)
      const prices = cards(page).locator('p', { hasText: '$' })
      await expect(prices.first()).toBeVisible()
      await expect.poll(async () => isRising(await prices.allTextContents())).toBe(true)
      await sort(page).selectOption('')
      await expect(page).toHaveURL(/\/catalog$/)
    })

    await test.step('a page size or any other change resets to page 1', async () => {
      await open(page, '/catalog?ordering=brand__name&page=2')
      await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
      const size = page.getByRole('combobox', { name: 'На странице' })
      await expect(size.getByRole('option')).toHaveText(['24', '48', '96'])
      await size.selectOption('48')
      await expect(page).toHaveURL(/\?ordering=brand__name&page_size=48$/)
      await expect(cards(page)).toHaveCount(48)
      await page.getByRole('link', { name: 'Страница 2' }).click()
      await expect(page).toHaveURL(/page=2$/)
      await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
      await box(page, 'Cartier').check()
      await expect(page).toHaveURL(/\?brand_ids=\d+&ordering=brand__name&page_size=48$/)
    })

    await test.step('Back and Forward step through the choices', async () => {
      await open(page, '/catalog')
      const whole = await numberOf(page)
      const cartier = box(page, 'Cartier')
      await cartier.check()
      await expect(page).toHaveURL(/brand_ids/)
      await sort(page).selectOption('-price_usd')
      await expect(page).toHaveURL(/ordering/)
      await page.goBack()
      await expect(sort(page)).toHaveValue('')
      await expect(cartier).toBeChecked()
      await page.goBack()
      await expect(cartier).not.toBeChecked()
      await expect(found(page)).toHaveText(new RegExp(`^${whole}\\s`))
      await page.goForward()
      await expect(cartier).toBeChecked()
    })

    await test.step('Back restores a shuffled list at any later time, because its history entry has the seed', async () => {
      await open(page, '/catalog')
      const hrefs = () =>
        cards(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const first = await hrefs()
      const next = (await page.getByRole('link', { name: 'Вперёд' }).getAttribute('href')) ?? ''
      const seed = new URLSearchParams(next.split('?')[1]).get('seed')
      expect(seed).not.toBeNull()
      await cards(page).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/product\//)
      const asked = page.waitForRequest(/catalog\.data/)
      await page.goBack()
      expect(new URL((await asked).url()).searchParams.get('seed')).toBe(seed)
      await expect(page).toHaveURL(`/catalog?seed=${seed}`)
      await expect(cards(page)).toHaveCount(24)
      expect(await hrefs()).toEqual(first)
      await page.reload()
      expect(await hrefs()).toEqual(first)
    })

    await test.step('without a sort, paging shows every piece once', async () => {
      await open(page, '/jewelry')
      const total = await numberOf(page)
      const first = await cards(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      await page.getByRole('link', { name: 'Вперёд' }).click()
      await expect(page).toHaveURL(/seed=\d+&page=2$/)
      await expect(cards(page)).toHaveCount(total - 24)
      const second = await cards(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(new Set([...first, ...second]).size).toBe(total)
      await page.getByRole('link', { name: 'Назад' }).click()
      await expect(cards(page)).toHaveCount(24)
      expect(
        await cards(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(first)
    })
  })
})

function isRising(texts: string[]): boolean {
  const prices = texts.map((text) => Number(text.split('$')[0]?.replace(/\D/g, '')))
  return prices.length > 3 && prices.every((price, at) => at === 0 || price >= Number(prices[at - 1]))
}

test('CAT-10 the pagination fits one line on a phone', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/catalog?ordering=price_usd&page=4')
    const links = page.getByRole('navigation', { name: 'Страницы' }).getByRole('listitem')
    expect(await links.count()).toBeGreaterThan(6)
    const tops = await links.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    const ends = await links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
  }
})
