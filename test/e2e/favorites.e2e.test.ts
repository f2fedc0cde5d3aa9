import { piecePath } from '#contract/rules/piece-path.ts'
import { endings, holdChange, main, open, pick, test, toast } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift, type Page } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByCall, signInByApi } from '#test/e2e/sign-in.ts'

const textsByLanguage = {
  ru: {
    favorite: /^В избранное/,
    compare: /^Сравнить/,
    favoriteFailed: 'Не удалось изменить избранное',
    compareFailed: 'Не удалось изменить сравнение',
    empty: 'В избранном пока пусто',
    catalog: 'Перейти в каталог',
    signedOut: 'Вы не вошли',
    signIn: 'Вход',
  },
  en: {
    favorite: /^Add to favorites/,
    compare: /^Compare/,
    favoriteFailed: 'Could not change favorites',
    compareFailed: 'Could not change the comparison',
    empty: 'No favorites yet',
    catalog: 'Go to the catalog',
    signedOut: 'You are not signed in',
    signIn: 'Sign in',
  },
} as const

const cards = (page: Page) => main(page).getByRole('article')

test.describe.configure({ timeout: 60_000 })

for (const lang of ['ru', 'en'] as const) {
  const texts = textsByLanguage[lang]

  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('LIST-02 I18N-04 pieces of all kinds, removed at once; a failed removal comes back with a message', async ({
      page,
      customer,
      dearest,
      pageErrors,
    }) => {
      pageErrors.allow(/status of 500/)
      const pieces = [pick(await dearest('watch')), pick(await dearest('jewelry')), pick(await dearest('bag'))] as const
      await customer.put('favorites', ...pieces)
      // the page itself is the only source of the saved state
      await page.route('**/api/marks/', () => {})
      await open(page, '/favorites')
      await expect(cards(page)).toHaveCount(3)
      for (const { kind, id, model_name } of pieces) {
        const link = cards(page).getByRole('link', { name: model_name, exact: true })
        await expect(link).toHaveAttribute('href', piecePath(kind, id))
      }
      await expectAccessible(page, { sameColours: lang === 'en' })
      expect(await layoutShift(page)).toBeLessThan(0.1)
      const [{ model_name: watch }] = pieces
      const heart = cards(page).filter({ hasText: watch }).getByRole('button', { name: texts.favorite })
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      const held = await holdChange(page, '**/api/favorites/**')
      await heart.click()
      await expect(cards(page)).toHaveCount(2)
      held.end(endings.fault)
      await expect(toast(page, texts.favoriteFailed)).toBeVisible()
      await expect(cards(page)).toHaveCount(3)
      // the list may be refetched meanwhile: the test waits for the change
      const changed = page.waitForResponse((response) => /\/api\/favorites\//.test(response.url()) && response.request().method() !== 'GET')
      await heart.click()
      await changed
      await page.reload()
      await expect(cards(page)).toHaveCount(2)
    })

    test('LIST-02 I18N-04 who has none is led to the catalogue; who is not signed in may do so here', async ({ page }) => {
      await open(page, '/favorites')
      await expect(page.getByRole('dialog', { name: texts.signIn })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(main(page).getByRole('heading', { name: texts.signedOut })).toBeVisible()
      await expectAccessible(page, { sameColours: lang === 'en' })
      expect(await layoutShift(page)).toBeLessThan(0.1)
      await signInByApi(page)
      await open(page, '/favorites')
      await expect(main(page).getByText(texts.empty)).toBeVisible()
      await expect(main(page).getByRole('link', { name: texts.catalog })).toHaveAttribute('href', '/catalog')
      await expectAccessible(page, { sameColours: lang === 'en' })
      expect(await layoutShift(page)).toBeLessThan(0.1)
    })

    test('LIST-01 a card is saved at once and for good; a failed toggle goes back with a message', async ({ page, pageErrors }) => {
      pageErrors.allow(/Failed to load resource/)
      await signInByApi(page)
      await open(page, '/jewelry')
      const heart = cards(page).first().getByRole('button', { name: texts.favorite })
      const scales = cards(page).first().getByRole('button', { name: texts.compare })
      const marking = await holdChange(page, '**/api/favorites/toggle/')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      marking.end(endings.fault)
      await expect(toast(page, texts.favoriteFailed)).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      const comparing = await holdChange(page, '**/api/comparison/toggle/')
      await scales.click()
      await expect(scales).toHaveAttribute('aria-pressed', 'true')
      comparing.end(endings.lost)
      await expect(toast(page, texts.compareFailed)).toBeVisible()
      await expect(scales).toHaveAttribute('aria-pressed', 'false')
      for (const toggle of [heart, scales]) await toggle.click()
      await expect.poll(async () => (await savedIds(page)).map((ids) => ids.length)).toEqual([1, 1])
      await page.reload()
      for (const toggle of [heart, scales]) await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await scales.click()
      await expect(scales).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(async () => (await savedIds(page)).map((ids) => ids.length)).toEqual([1, 0])
    })
  })
}

/** The ids in both lists of who is signed in, by the shop's word. */
async function savedIds(page: Page): Promise<number[][]> {
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  const response = await page.request.get('/api/marks/', { headers: { authorization: `Bearer ${access}` } })
  const { favorite_ids, comparison_ids } = await response.json()
  return [favorite_ids, comparison_ids]
}

test('LIST-01 PDP-05 a piece’s page shows the saved state at once; a failed toggle goes back with a message', async ({
  page,
  dearest,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/)
  const { kind, id } = pick(await dearest('bag'))
  await signInByApi(page)
  await open(page, piecePath(kind, id))
  const button = (name: string) => main(page).getByRole('button', { name, exact: true }).first()
  for (const [off, on, path, failed] of [
    ['В избранное', 'В избранном', '**/api/favorites/toggle/', textsByLanguage.ru.favoriteFailed],
    ['Сравнить', 'В сравнении', '**/api/comparison/toggle/', textsByLanguage.ru.compareFailed],
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

test('CAT-14 EDN-10 a signed-out toggle in the catalogue leads to the sign-in, back to the same list, and is done then', async ({
  page,
}) => {
  const list = '/bags?ordering=-price_usd&page=2'
  await open(page, list)
  await cards(page).first().getByRole('button', { name: textsByLanguage.ru.favorite }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(list)}`)
  await signInByCall(main(page), freshPhone())
  await expect(page).toHaveURL(list)
  const heart = cards(page).first().getByRole('button', { name: textsByLanguage.ru.favorite })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await savedIds(page)).map((ids) => ids.length)).toEqual([1, 0])
})

test('PDP-05 PDP-04 signed out a piece and its relatives ask for the sign-in over the page, and are marked after it', async ({
  page,
  dearest,
}) => {
  const { kind, id } = pick(await dearest('watch'))
  await open(page, piecePath(kind, id))
  const related = page.locator('#related').getByRole('article').first()
  await related.scrollIntoViewIfNeeded()
  await related.getByRole('button', { name: textsByLanguage.ru.compare }).click()
  await signInByCall(page.getByRole('dialog'), freshPhone())
  await expect(related.getByRole('button', { name: textsByLanguage.ru.compare })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(piecePath(kind, id))
})

test('LIST-01 LIST-02 a toggle of one tab shows in the other; favorites that cannot be loaded can be loaded again', async ({
  page,
  context,
  customer,
  dearest,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/)
  const [first, second] = await dearest('bag')
  if (!first || !second) throw new Error('There are too few bags')
  await customer.put('favorites', first)
  await page.route('**/api/favorites/', endings.fault, { times: 1 })
  await open(page, '/favorites')
  await expect(page.getByRole('alert')).toContainText('Не удалось загрузить избранное')
  await page.getByRole('alert').getByRole('button').click()
  await expect(cards(page)).toHaveCount(1)
  const other = await context.newPage()
  await open(other, piecePath(second.kind, second.id))
  await main(other).getByRole('button', { name: 'В избранное', exact: true }).first().click()
  await expect(cards(page)).toHaveCount(2)
})
