import { endings, holdChange, main, open, pick, test, toast } from '#test/e2e/customer.ts'
import { expect, expectAccessible, layoutShift, type Page } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByCall, signedIn } from '#test/e2e/sign-in.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

const words = {
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
    catalog: 'Go to the catalogue',
    signedOut: 'You are not signed in',
    signIn: 'Sign in',
  },
} as const

const cards = (page: Page) => main(page).getByRole('article')

test.describe.configure({ timeout: 60_000 })

for (const lang of ['ru', 'en'] as const) {
  const said = words[lang]

  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('LIST-02 I18N-04 pieces of all kinds, unmarked at once; what fails comes back and is told', async ({
      page,
      customer,
      dearest,
      troubles,
    }) => {
      troubles.allow(/status of 500/)
      const pieces = [pick(await dearest('watch')), pick(await dearest('jewelry')), pick(await dearest('bag'))] as const
      await customer.put('favorites', ...pieces)
      // all that is known of the marks is the page itself
      await page.route('**/api/marks/', () => {})
      await open(page, '/favorites')
      await expect(cards(page)).toHaveCount(3)
      for (const { kind, id, model_name } of pieces) {
        const link = cards(page).getByRole('link', { name: model_name, exact: true })
        await expect(link).toHaveAttribute('href', piecePath(kind, id))
      }
      await expectAccessible(page)
      expect(await layoutShift(page)).toBeLessThan(0.1)
      const [{ model_name: watch }] = pieces
      const heart = cards(page).filter({ hasText: watch }).getByRole('button', { name: said.favorite })
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      const held = await holdChange(page, '**/api/favorites/**')
      await heart.click()
      await expect(cards(page)).toHaveCount(2)
      held.end(endings.fault)
      await expect(toast(page, said.favoriteFailed)).toBeVisible()
      await expect(cards(page)).toHaveCount(3)
      // the list may be asked for anew meanwhile: what is waited for is the change
      const made = page.waitForResponse((answer) => /\/api\/favorites\//.test(answer.url()) && answer.request().method() !== 'GET')
      await heart.click()
      await made
      await page.reload()
      await expect(cards(page)).toHaveCount(2)
    })

    test('LIST-02 I18N-04 who has none is led to the catalogue; who is not signed in may do so here', async ({ page }) => {
      await open(page, '/favorites')
      await expect(page.getByRole('dialog', { name: said.signIn })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(main(page).getByRole('heading', { name: said.signedOut })).toBeVisible()
      await expectAccessible(page)
      expect(await layoutShift(page)).toBeLessThan(0.1)
      await signedIn(page)
      await open(page, '/favorites')
      await expect(main(page).getByText(said.empty)).toBeVisible()
      await expect(main(page).getByRole('link', { name: said.catalog })).toHaveAttribute('href', '/catalog')
      await expectAccessible(page)
      expect(await layoutShift(page)).toBeLessThan(0.1)
    })

    test('LIST-01 a card is marked at once and for good; a mark that fails goes back and is told', async ({ page, troubles }) => {
      troubles.allow(/Failed to load resource/)
      await signedIn(page)
      await open(page, '/jewelry')
      const heart = cards(page).first().getByRole('button', { name: said.favorite })
      const scales = cards(page).first().getByRole('button', { name: said.compare })
      const marking = await holdChange(page, '**/api/favorites/toggle/')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      marking.end(endings.fault)
      await expect(toast(page, said.favoriteFailed)).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      const comparing = await holdChange(page, '**/api/comparison/toggle/')
      await scales.click()
      await expect(scales).toHaveAttribute('aria-pressed', 'true')
      comparing.end(endings.lost)
      await expect(toast(page, said.compareFailed)).toBeVisible()
      await expect(scales).toHaveAttribute('aria-pressed', 'false')
      for (const mark of [heart, scales]) await mark.click()
      await expect.poll(async () => (await marksOf(page)).map((ids) => ids.length)).toEqual([1, 1])
      await page.reload()
      for (const mark of [heart, scales]) await expect(mark).toHaveAttribute('aria-pressed', 'true')
      await scales.click()
      await expect(scales).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(async () => (await marksOf(page)).map((ids) => ids.length)).toEqual([1, 0])
    })
  })
}

/** The ids in both lists of who is signed in, by the shop's word. */
async function marksOf(page: Page): Promise<number[][]> {
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  const answer = await page.request.get('/api/marks/', { headers: { authorization: `Bearer ${access}` } })
  const { favorite_ids, comparison_ids } = await answer.json()
  return [favorite_ids, comparison_ids]
}

test('LIST-01 PDP-05 a piece’s page says at once what is marked; a mark that fails goes back and is told', async ({
  page,
  dearest,
  troubles,
}) => {
  troubles.allow(/status of 500/)
  const { kind, id } = pick(await dearest('bag'))
  await signedIn(page)
  await open(page, piecePath(kind, id))
  const button = (name: string) => main(page).getByRole('button', { name, exact: true }).first()
  for (const [off, on, path, failed] of [
    ['В избранное', 'В избранном', '**/api/favorites/toggle/', words.ru.favoriteFailed],
    ['Сравнить', 'В сравнении', '**/api/comparison/toggle/', words.ru.compareFailed],
  ] as const) {
    const held = await holdChange(page, path)
    await button(off).click()
    await expect(button(on)).toBeVisible()
    held.end(endings.fault)
    await expect(toast(page, failed)).toBeVisible()
    await button(off).click()
    await expect(button(on)).toBeVisible()
  }
  await expect.poll(() => marksOf(page)).toEqual([[id], [id]])
  await page.reload()
  await expect(button('В избранном')).toBeVisible()
  await expect(button('В сравнении')).toBeVisible()
})

test('CAT-14 signed out a mark in the catalogue leads to the sign-in, and back to the same list', async ({ page }) => {
  const list = '/bags?ordering=-price_usd&page=2'
  await open(page, list)
  await cards(page).first().getByRole('button', { name: words.ru.favorite }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(list)}`)
  await signInByCall(main(page), freshPhone())
  await expect(page).toHaveURL(list)
})

test('PDP-05 PDP-04 signed out a piece and its relatives ask for the sign-in over the page, and are marked after it', async ({
  page,
  dearest,
}) => {
  const { kind, id } = pick(await dearest('watch'))
  await open(page, piecePath(kind, id))
  const related = page.locator('#related').getByRole('article').first()
  await related.scrollIntoViewIfNeeded()
  await related.getByRole('button', { name: words.ru.compare }).click()
  await signInByCall(page.getByRole('dialog'), freshPhone())
  await expect(related.getByRole('button', { name: words.ru.compare })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(piecePath(kind, id))
})

test('LIST-01 LIST-02 a mark of one tab shows in the other; favorites that cannot be loaded can be asked for again', async ({
  page,
  context,
  customer,
  dearest,
  troubles,
}) => {
  troubles.allow(/status of 500/)
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
