import type { Request } from '@playwright/test'
import { box, cards, chips } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Page, test } from '#test/e2e/fixtures.ts'
import { nextFrames } from '#test/e2e/settled-page.ts'

const reduced = 'Цена\u00A0снижена'

test.describe('states', () => {
  test('CAT-11 CAT-12 PROM-04 an empty result offers to reset the filters; a lost connection is shown in the page and can be retried; a later choice supersedes a pending one; a price is struck out only where it was asked', async ({
    page,
    pageErrors,
  }) => {
    await test.step('an empty result offers to reset the filters', async () => {
      await open(page, '/catalog?brand_ids=1&watch_type=8')
      await expect(page.getByText('Таких предметов сейчас нет')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Сообщить о\u00A0поступлении' })).toBeVisible()
      await page.getByRole('link', { name: 'Сбросить фильтры' }).click()
      await expect(page).toHaveURL(/\/catalog$/)
      await expect(cards(page)).toHaveCount(24)
    })

    await test.step('a lost connection is shown in the page and can be retried', async () => {
      pageErrors.allow(/ERR_FAILED/)
      await open(page, '/catalog')
      await page.route(/\.data/, (route) => route.abort())
      await box(page, 'Cartier').click()
      const panel = page.getByRole('alert')
      await expect(panel).toContainText('Ошибка')
      await expect(panel).toContainText('Неизвестная ошибка сети')
      await expect(box(page, 'Cartier')).toBeChecked()
      await expectAccessible(page)
      await page.unroute(/\.data/)
      await panel.getByRole('link', { name: 'Повторить' }).click()
      await expect(panel).toHaveCount(0)
      await expect(cards(page).first()).toContainText('Cartier')
    })

    await test.step('a later choice supersedes a pending one', async () => {
      await open(page, '/catalog')
      const gate = Promise.withResolvers<void>()
      const late = Promise.withResolvers<Request>()
      await page.route(/\.data\?brand_ids=\d+&|\.data\?brand_ids=\d+$/, async (route) => {
        await gate.promise
        // `continue` fails if the page has aborted the request
        await route.continue().catch(() => {})
        late.resolve(route.request())
      })
      await box(page, 'Cartier').check()
      await expect(page.getByRole('region', { name: 'Результаты' })).toHaveAttribute('aria-busy', 'true')
      await box(page, 'Breguet').check()
      await expect(page).toHaveURL(/brand_ids=\d+,\d+$/)
      await expect(chips(page)).toHaveCount(2)
      gate.resolve()
      const response = await (await late.promise).response()
      await response?.finished()
      await nextFrames(page)
      await expect(page).toHaveURL(/brand_ids=\d+,\d+$/)
      await expect(cards(page).filter({ hasText: 'Cartier' }).first()).toBeVisible()
      await expect(cards(page).filter({ hasText: 'Breguet' }).first()).toBeVisible()
      await expect(cards(page).filter({ hasNotText: /Breguet|Cartier/ })).toHaveCount(0)
    })

    await test.step('a card strikes out a former price, and says that the price is reduced, only where there was one', async () => {
      await open(page, '/catalog?is_limited_edition=true')
      const limited = await pricesOf(page)
      expect(limited.length).toBeGreaterThan(2)
      expect(limited.filter((prices) => prices.length === 1).length).toBeGreaterThan(1)
      await expect(cards(page).locator('s')).toHaveCount(limited.filter((prices) => prices.length === 2).length)
      await expect(cards(page).filter({ has: page.locator('s') })).toHaveCount(await cards(page).filter({ hasText: reduced }).count())
      await open(page, '/sale')
      const lowered = await pricesOf(page)
      expect(lowered.length).toBeGreaterThan(2)
      expect(lowered.every(([price = 0, former = 0]) => former > price)).toBe(true)
      await expect(cards(page).filter({ hasText: reduced })).toHaveCount(lowered.length)
    })
  })

  test('CAT-14 signed out, a heart leads to the sign-in and back', async ({ page }) => {
    await open(page, '/catalog?ordering=price_usd')
    await cards(page).first().hover()
    await cards(page)
      .first()
      .getByRole('button', { name: /^В избранное/ })
      .click()
    await expect(page).toHaveURL(/\/login\?next=%2Fcatalog%3Fordering%3Dprice_usd$/)
  })
})

async function pricesOf(page: Page): Promise<number[][]> {
  const texts = await cards(page).locator('p', { hasText: '$' }).allTextContents()
  return texts.map((text) => [...text.matchAll(/([\d\s]+)\$/g)].map(([, digits]) => Number(digits?.replace(/\D/g, ''))))
}
