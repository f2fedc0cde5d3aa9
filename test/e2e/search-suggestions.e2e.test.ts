import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page, test } from '#test/e2e/fixtures.ts'

const pauseMs = 1000

test.describe('suggestions', () => {
  const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Поиск' })
  const options = (page: Page) => page.getByRole('listbox', { name: 'Подсказки поиска' }).getByRole('option')
  async function type(page: Page, text: string): Promise<void> {
    await open(page, '/catalog')
    await box(page).pressSequentially(text, { delay: 20 })
  }

  test('HDR-05 suggestions start at two characters: the catalog first, then up to five pieces, by one request', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/pieces/?') && calls.push(request.url())))
    await page.clock.install()
    await open(page, '/catalog')
    // pauses the clock, because typing takes long on a slow machine
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).pressSequentially(' r ')
    await page.clock.runFor(pauseMs)
    await expect(options(page)).toHaveCount(0)
    expect(calls).toEqual([])
    await box(page).pressSequentially('olex')
    await page.clock.runFor(240)
    expect(calls).toEqual([])
    await page.clock.runFor(20)
    await expect.poll(() => calls).toHaveLength(1)
    await page.clock.resume()
    await expect(options(page)).toHaveCount(6)
    await expect(options(page).first()).toHaveText(/Искать в каталоге/)
    await expect(options(page).nth(1)).toContainText('Rolex')
    expect(calls).toHaveLength(1)
  })

  test('HDR-05 HDR-06 arrow keys select, Enter opens the selection or searches the catalog; Escape and a press outside close; an empty result is announced; a failure clears them silently; the search tolerates a wrong layout, Cyrillic and typos', async ({
    page,
    pageErrors,
  }) => {
    await test.step('arrow keys select, Enter opens the selection', async () => {
      await type(page, 'daytona')
      await expect(options(page).nth(1)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
      const active = await box(page).getAttribute('aria-activedescendant')
      expect(active).toBe(await options(page).nth(1).getAttribute('id'))
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/product\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/daytona/i)
    })

    await test.step('Enter without a selection, and the first row, search the catalog', async () => {
      await type(page, 'daytona')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/catalog?search=daytona')
      await type(page, 'datejust')
      await options(page).first().click()
      await expect(page).toHaveURL('/catalog?search=datejust')
    })

    await test.step('Escape and a press outside close', async () => {
      await type(page, 'rolex')
      await expect(options(page).nth(1)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(options(page)).toHaveCount(0)
      await expect(box(page)).toHaveValue('rolex')
      await box(page).pressSequentially('x')
      await expect(options(page).first()).toBeVisible()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(options(page)).toHaveCount(0)
    })

    await test.step('an empty result is announced, to screen readers too', async () => {
      await type(page, 'zzzzqqqqxxxx')
      await expect(page.getByRole('banner').getByText('Ничего не найдено')).toBeVisible()
      await expect(options(page)).toHaveCount(1)
    })

    await test.step('a failure clears them silently', async () => {
      pageErrors.allow(/Failed to load resource|suggest/i)
      await type(page, 'rolex')
      await expect(options(page)).toHaveCount(6)
      await page.route('**/api/pieces/?*', (route) => route.abort())
      await box(page).pressSequentially(' sub', { delay: 20 })
      await expect(options(page)).toHaveCount(1)
      await expect(page.getByRole('status').filter({ hasText: /ошибк/i })).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    await test.step('the search tolerates a wrong layout, Cyrillic and typos', async () => {
      for (const text of ['кщдуч', 'ролекс', 'rollex']) {
        await type(page, text)
        await expect(options(page).nth(1)).toContainText('Rolex')
      }
    })
  })
})
