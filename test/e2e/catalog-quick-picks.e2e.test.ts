import { debounceMs } from '#app/ui/debounce.ts'
import { box, found } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'

test('CAT-04 a filter change made before the page of an earlier change has loaded is kept and applied', async ({ page }) => {
  // while the clock is stopped, the debounce holds back a pick until `endWait`
  await page.clock.install()
  const stopClock = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const endWait = () => page.clock.runFor(debounceMs.facetCounts)
  let answer = Promise.withResolvers<void>()
  await page.route(/\.data\?/, async (route) => {
    await answer.promise
    await route.continue()
  })

  await test.step('in the same list', async () => {
    await open(page, '/catalog')
    await stopClock()
    const whole = String(await found(page).textContent())
    await box(page, 'Cartier').check()
    await endWait()
    await box(page, 'Chopard').check()
    answer.resolve()
    await expect(page).toHaveURL(/brand_ids=\d+$/)
    await expect(found(page)).not.toHaveText(whole)
    await expect(box(page, 'Chopard')).toBeChecked()
    await box(page, 'Audemars Piguet').check()
    await endWait()
    await expect(page).toHaveURL(/brand_ids=\d+,\d+,\d+$/)
  })

  await test.step('from a list to the sale and back', async () => {
    await page.clock.resume()
    await open(page, '/catalog?condition=3')
    await stopClock()
    answer = Promise.withResolvers()
    const sale = box(page, 'Только со сниженной ценой')
    await sale.check()
    await endWait()
    await sale.uncheck()
    const saleUrl = page.waitForURL('/sale?condition=3')
    answer.resolve()
    await saleUrl
    await expect(page).toHaveURL('/catalog?condition=3')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Часы')
    await expect(sale).not.toBeChecked()
  })
})
