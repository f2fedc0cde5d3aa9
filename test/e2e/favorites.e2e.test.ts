import { piecePath } from '#contract/rules/piece-path.ts'
import { fieldsOfPiece } from '#contract/rules/piece-ref.ts'
import { endings, holdChange, main, open, pick, test, toast } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift, type Page } from '#test/e2e/fixtures.ts'
import { addToCart } from '#test/e2e/product-page.ts'
import { expectEmptyListLinks } from '#test/e2e/saved-list-page.ts'
import { freshPhone, signInByApi, signInByCall, storedTokens } from '#test/e2e/sign-in.ts'

const favorite = /^В избранное/
const compare = /^Сравнить/
const favoriteFailed = 'Не удалось изменить избранное'
const compareFailed = 'Не удалось изменить сравнение'

const cards = (page: Page) => main(page).getByRole('article')

test('LIST-02 LIST-01 I18N-04 favorites of all kinds are listed and removed, also after failures; a toggle in another tab shows', async ({
  page,
  context,
  customer,
  dearest,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/)
  const bags = await dearest('bag')
  const pieces = [pick(await dearest('watch')), pick(await dearest('jewelry')), pick(bags)] as const
  await customer.put('favorites', ...pieces)
  // `/api/marks/` never responds, so that the saved state can come only from the page itself
  await page.route('**/api/marks/', () => {})

  await test.step('a list that failed to load can be retried', async () => {
    await page.route('**/api/favorites/', endings.fault, { times: 1 })
    await open(page, '/favorites')
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить избранное')
    await page.getByRole('alert').getByRole('button').click()
    await expect(cards(page)).toHaveCount(3)
  })

  await test.step('pieces of all kinds are listed', async () => {
    await open(page, '/favorites')
    await expect(cards(page)).toHaveCount(3)
    for (const { kind, id, model_name } of pieces) {
      const link = cards(page).getByRole('link', { name: model_name, exact: true })
      await expect(link).toHaveAttribute('href', piecePath(kind, id))
    }
    await expectAccessible(page)
    expect(await layoutShift(page)).toBeLessThan(0.1)
  })

  const [{ model_name: watch }] = pieces
  await test.step('a piece is removed at once; a failed removal is rolled back with a message', async () => {
    const heart = cards(page).filter({ hasText: watch }).getByRole('button', { name: favorite })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const held = await holdChange(page, '**/api/favorites/**')
    await heart.click()
    await expect(cards(page)).toHaveCount(2)
    held.end(endings.fault)
    await expect(toast(page, favoriteFailed)).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
    // waits for the write, because the list may be refetched at the same time
    const changed = page.waitForResponse((response) => /\/api\/favorites\//.test(response.url()) && response.request().method() !== 'GET')
    await heart.click()
    await changed
    await page.reload()
    await expect(cards(page)).toHaveCount(2)
  })

  await test.step('a toggle in another tab shows in this one', async () => {
    await page.unroute('**/api/marks/')
    const second = bags[1] ?? pick(bags)
    const other = await context.newPage()
    await open(other, piecePath(second.kind, second.id))
    await main(other).getByRole('button', { name: 'В избранное', exact: true }).first().click()
    await expect(cards(page)).toHaveCount(3)
  })
})

test('LIST-02 I18N-04 a customer without favorites is led to the catalog; a signed-out visitor can sign in here', async ({ page }) => {
  await expectEmptyListLinks(page, '/favorites', 'В избранном пока пусто')
})

async function savedIds(page: Page): Promise<number[][]> {
  const { access } = await storedTokens(page)
  const response = await page.request.get('/api/marks/', { headers: { authorization: `Bearer ${access}` } })
  const { favorite_ids, comparison_ids } = await response.json()
  return [favorite_ids, comparison_ids]
}
const savedCounts = async (page: Page) => (await savedIds(page)).map((ids) => ids.length)

test('LIST-01 HDR-01 PDP-05 saving from a card or a product page is optimistic, persistent and counted; a failure is rolled back', async ({
  page,
  dearest,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  await signInByApi(page)

  await test.step('on a card', async () => {
    await open(page, '/jewelry')
    const heart = cards(page).first().getByRole('button', { name: favorite })
    const scales = cards(page).first().getByRole('button', { name: compare })
    const marking = await holdChange(page, '**/api/favorites/toggle/')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    marking.end(endings.fault)
    await expect(toast(page, favoriteFailed)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const comparing = await holdChange(page, '**/api/comparison/toggle/')
    await scales.click()
    await expect(scales).toHaveAttribute('aria-pressed', 'true')
    comparing.end(endings.lost)
    await expect(toast(page, compareFailed)).toBeVisible()
    await expect(scales).toHaveAttribute('aria-pressed', 'false')
    for (const toggle of [heart, scales]) await toggle.click()
    await expect.poll(() => savedCounts(page)).toEqual([1, 1])
    await page.reload()
    for (const toggle of [heart, scales]) await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    const header = page.getByRole('banner')
    for (const name of ['Избранное: 1', 'Сравнение: 1']) await expect(header.getByRole('link', { name, exact: true })).toHaveText('1')
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await scales.click()
    await expect(header.getByRole('link', { name: 'Сравнение', exact: true })).toHaveText('')
    await expect(scales).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => savedCounts(page)).toEqual([1, 0])
    await heart.click()
    await expect.poll(() => savedCounts(page)).toEqual([0, 0])
  })

  await test.step('on its page', async () => {
    const { kind, id } = pick(await dearest('bag'))
    await open(page, piecePath(kind, id))
    const button = (name: string) => main(page).getByRole('button', { name, exact: true }).first()
    for (const [off, on, path, failed] of [
      ['В избранное', 'В избранном', '**/api/favorites/toggle/', favoriteFailed],
      ['Сравнить', 'В сравнении', '**/api/comparison/toggle/', compareFailed],
    ] as const) {
      const held = await holdChange(page, path)
      await button(off).click()
      await expect(button(on)).toBeVisible()
      held.end(endings.fault)
      await expect(toast(page, failed)).toBeVisible()
      await button(off).click()
      await expect(button(on)).toBeVisible()
    }
    await expect.poll(() => savedIds(page)).toEqual([[id], [id]])
    await page.reload()
    await expect(button('В избранном')).toBeVisible()
    await expect(button('В сравнении')).toBeVisible()
  })
})

test('CAT-14 EDN-10 a signed-out toggle in the catalog leads to the sign-in and back to the same list, and is then applied', async ({
  page,
}) => {
  const list = '/bags?ordering=-price_usd&page=2'
  await open(page, list)
  await cards(page).first().getByRole('button', { name: favorite }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(list)}`)
  await signInByCall(main(page), freshPhone())
  await expect(page).toHaveURL(list)
  const heart = cards(page).first().getByRole('button', { name: favorite })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => savedCounts(page)).toEqual([1, 0])
})

test('PDP-05 PDP-04 signed out, saving a piece or a related one opens the sign-in over the page and is applied afterwards', async ({
  page,
  dearest,
}) => {
  const { kind, id } = pick(await dearest('watch'))
  await open(page, piecePath(kind, id))
  const related = page.locator('#related').getByRole('article').first()
  await related.scrollIntoViewIfNeeded()
  await related.getByRole('button', { name: compare }).click()
  await signInByCall(page.getByRole('dialog'), freshPhone())
  await expect(related.getByRole('button', { name: compare })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(piecePath(kind, id))
})

test('REAL-13 EDN-10 a pending toggle that is already stored shows no error after the sign-in', async ({ page, browser, dearest }) => {
  const piece = pick(await dearest('watch'))
  const phone = freshPhone()
  const other = await browser.newPage()
  const { access } = await signInByApi(other, { phone })
  const added = await other.request.post('/api/cart/', { data: fieldsOfPiece(piece), headers: { authorization: `Bearer ${access}` } })
  expect(added.status()).toBeLessThan(300)
  await other.close()
  await open(page, piecePath(piece.kind, piece.id))
  await addToCart(page).click()
  await signInByCall(page.getByRole('dialog'), phone)
  await expect(page.getByRole('banner').getByRole('link', { name: /Корзина.*1/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Уведомления' }).getByText(/Не удалось/)).toHaveCount(0)
})
