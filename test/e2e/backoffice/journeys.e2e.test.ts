import { Keystrokes } from '#test/e2e/backoffice/keystrokes.ts'
import { parisAddress, payAll, placeManualOrder, type PlacedOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { photoFiles } from '#test/e2e/backoffice/photo-shop.ts'
import { expect, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { pressOutside, tasksIn, ways } from '#test/e2e/backoffice/timed-tasks.ts'
import { inviteAndJoin } from '#test/staff-over-http.ts'

// runs in one worker, because the tests share one shop and its pieces for sale
test.describe.configure({ mode: 'default', timeout: 90_000 })

type Piece = { id: number; brand: string; model_name: string; reference: string; price_usd: string }

async function watches(shop: StaffShop): Promise<Piece[]> {
  const { results } = await shop.call<{ results: Piece[] }>('GET', '/pieces/?status=available&kind=watch&ordering=-price&page_size=60')
  const priced = results.filter(({ price_usd: price, reference }) => price && reference)
  return priced.filter(({ reference }) => priced.filter((other) => other.reference === reference).length === 1)
}

/**
 * Finds a watch above $9,900 that was never cheaper in the last 30 days. After a price reduction, the shop may strike through the
 * old price only for such a watch.
 */
async function neverCheaper(shop: StaffShop): Promise<Piece | undefined> {
  for (const piece of await watches(shop)) {
    const { lowest_30_days_usd: lowest } = await shop.call<{ lowest_30_days_usd: string }>('GET', `/pieces/${piece.id}/prices/`)
    if (Number(piece.price_usd) > 9900 && lowest === piece.price_usd) return piece
  }
  return undefined
}

async function placeOrder(shop: StaffShop, isConfirmed = false): Promise<PlacedOrder> {
  const order = await placeManualOrder(shop, { lines: [{ piece_id: (await watches(shop)).at(-1)?.id }], destination: parisAddress })
  if (isConfirmed) {
    await payAll(shop, order)
    await shop.call('POST', `/orders/${order.id}/confirm/`, { email: 'skip' })
  }
  return order
}

for (const each of ways) {
  const { way, isTouch, options } = each
  test.describe(`the owner's day ${way}`, () => {
    const { begin, end, search } = tasksIn(each)

    test(`OWN-115 OWN-06 T1 signing in with password and code, ${way}`, async ({ browser, staffShop }) => {
      const member = { name: 'Grace', email: `${isTouch ? 'touch' : 'keys'}@desk.example`, roles: ['manager' as const] }
      const { email, password, recoveryCodes } = await inviteAndJoin(staffShop.origin, staffShop.owner, member)
      const context = await browser.newContext({ baseURL: staffShop.origin, locale: 'ru-RU', ...options })
      const page = await context.newPage()
      const person = new Keystrokes(page, isTouch)
      await page.goto('/staff/')
      await person.fill(page.getByLabel('Электронная почта'), email)
      await person.fill(page.locator('input[name=password]'), password)
      await person.press('Enter')
      await person.fill(page.getByLabel('Код', { exact: true }), recoveryCodes[0] ?? '')
      await person.press('Enter')
      await person.see(page.getByRole('heading', { level: 1, name: 'Сегодня' }))
      await end(person)
    })

    test(`OWN-115 OWN-35 OWN-44 T2 a piece is created from an earlier one of its reference and published with eight photographs, ${way}`, async ({
      browser,
      staffShop,
    }) => {
      const earlier = (await watches(staffShop))[isTouch ? 1 : 0]
      const { page, person } = await begin(staffShop, browser, '/staff/')
      await page.getByRole('heading', { level: 1, name: 'Сегодня' }).waitFor()
      await search(person, 'новый предм', 'Новый предмет')
      await person.fill(page.getByLabel('Референс или модель'), earlier?.reference ?? '')
      const basis = page.getByRole('list', { name: 'Взять за основу' }).getByRole('button').first()
      await person.see(basis)
      person.think()
      if (isTouch) await person.use(basis)
      else await person.press('Enter')
      await person.see(page.getByRole('heading', { level: 1, name: earlier?.model_name }))
      const files = page.getByRole('button', { name: 'Выбрать файлы' })
      await person.see(files)
      await person.upload(() => person.use(files), await photoFiles(8))
      // waits for the last photograph, because each photograph adds Tab stops before the next field
      await page.getByRole('button', { name: 'Действия с фотографией 8', exact: true }).waitFor()
      await person.fill(page.getByLabel('Год', { exact: true }), '2021')
      person.think()
      const condition = page.getByRole('combobox', { name: 'Состояние' })
      await person.find(condition, 'отл', page.getByRole('option', { name: 'Отличное', exact: true }))
      await (isTouch ? person.use(page.getByRole('button', { name: 'Сохранить', exact: true })) : person.press('ControlOrMeta+Enter'))
      await person.see(page.getByText('Сохранено', { exact: true }).first())
      await (isTouch ? person.use(page.getByRole('link', { name: 'Учёт' })) : pressOutside(person, '3'))
      await person.use(page.getByRole('button', { name: 'Добавить', exact: true }))
      await person.fill(page.getByRole('textbox', { name: 'Серийный номер' }), `T2${Date.now().toString(36)}`)
      await person.press('Enter')
      await person.see(page.getByText('Номер сохранён').first())
      await (isTouch ? person.use(page.getByRole('link', { name: 'Цена', exact: true })) : pressOutside(person, 'p'))
      person.think()
      await person.fill(page.getByLabel('Цена', { exact: true }), '12500')
      await person.press('Enter')
      await person.see(page.getByRole('row').filter({ hasText: '12 500 $' }))
      await (isTouch ? person.use(page.getByRole('button', { name: 'Опубликовать' })) : pressOutside(person, 's'))
      await person.use(page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }))
      await person.see(page.locator('header').getByText('В продаже'))
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      await expect.poll(() => shown(staffShop, id).then(({ photos }) => photos?.length), { timeout: 60_000 }).toBe(8)
      await end(person)
    })

    test(`OWN-115 OWN-40 T3 a price is lowered, and the former one is shown as "was", ${way}`, async ({ browser, staffShop }) => {
      const piece = await neverCheaper(staffShop)
      const { page, person } = await begin(staffShop, browser, '/staff/')
      await page.getByRole('heading', { level: 1, name: 'Сегодня' }).waitFor()
      await search(person, piece?.reference ?? '', new RegExp(piece?.reference ?? ''))
      await person.see(page.getByRole('heading', { level: 1, name: piece?.model_name }))
      await (isTouch ? person.use(page.getByRole('link', { name: 'Цена', exact: true })) : person.press('p'))
      person.think()
      await person.fill(page.getByLabel('Цена', { exact: true }), '9900')
      await person.tick(page.getByLabel('Показать прежнюю цену зачёркнутой'))
      await (isTouch ? person.use(page.getByRole('button', { name: 'Изменить цену' })) : person.press('Enter'))
      await person.see(page.getByRole('row').filter({ hasText: '9 900 $' }))
      await expect.poll(() => shown(staffShop, piece?.id)).toMatchObject({ price_usd: '9900.00', previous_price_usd: piece?.price_usd })
      await end(person)
    })

    test(`OWN-115 OWN-44 OWN-45 OWN-46 T5 a piece gets eight photographs, a cover and one crop, ${way}`, async ({ browser, staffShop }) => {
      const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: `T5 ${way}` })
      const { page, person } = await begin(staffShop, browser, `/staff/pieces/${id}`)
      await person.see(page.getByRole('heading', { level: 1, name: 'T5' }))
      await person.upload(
        () => (isTouch ? person.use(page.getByRole('button', { name: 'Выбрать файлы' })) : person.press('f')),
        await photoFiles(8, 20),
      )
      await person.see(page.getByRole('button', { name: 'Действия с фотографией 8', exact: true }), 60_000)
      person.think()
      const act = (place: number, name: string) =>
        person.pick(
          page.getByRole('button', { name: `Действия с фотографией ${place}`, exact: true }),
          page.getByRole('menuitem', { name }),
        )
      await act(3, 'Сделать обложкой')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await act(2, 'Кадрировать')
      await person.use(page.getByRole('button', { name: 'Повернуть вправо' }))
      await person.use(page.getByRole('button', { name: 'Сохранить кадр' }))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport.width)
      const { photos } = await staffShop.call<{ photos: { crop: object | null }[] }>('GET', `/pieces/${id}/photos/`)
      expect(photos.map(({ crop }) => crop !== null)).toEqual([false, true, ...Array(6).fill(false)])
      await end(person)
    })

    test(`OWN-115 OWN-70 T6 the oldest waiting order is confirmed from Today, ${way}`, async ({ browser, staffShop }) => {
      await placeOrder(staffShop)
      const { page, person } = await begin(staffShop, browser, '/staff/')
      const oldest = page.getByRole('region', { name: 'Ждут подтверждения' }).getByRole('link').first()
      await person.see(oldest)
      const number = await oldest.innerText()
      person.think()
      await person.use(oldest)
      await person.see(page.getByRole('heading', { level: 1, name: number }))
      await (isTouch ? person.use(page.getByRole('button', { name: 'Подтвердить' })) : person.press('s'))
      const dialog = page.getByRole('dialog')
      await person.see(dialog.getByLabel('Текст'))
      person.think()
      await (isTouch ? person.use(dialog.getByRole('button', { name: 'Подтвердить' })) : person.press('ControlOrMeta+Enter'))
      await expect(dialog).toBeHidden()
      await person.see(page.locator('header').getByText('Подтверждён'))
      await end(person)
    })

    test(`OWN-115 OWN-70 T7 an order is found by its number and shipped with carrier and tracking number, ${way}`, async ({
      browser,
      staffShop,
    }) => {
      const { order_number: number } = await placeOrder(staffShop, true)
      const { page, person } = await begin(staffShop, browser, '/staff/')
      await page.getByRole('heading', { level: 1, name: 'Сегодня' }).waitFor()
      await search(person, number, number)
      await person.see(page.getByRole('heading', { level: 1, name: number }))
      await (isTouch ? person.use(page.getByRole('button', { name: 'Отправить', exact: true })) : person.press('s'))
      const dialog = page.getByRole('dialog')
      person.think()
      await person.choose(dialog.getByLabel('Кто везёт'), 'СДЭК')
      await person.fill(dialog.getByLabel('Номер отправления'), '1523456789')
      person.think()
      await (isTouch ? person.use(dialog.getByRole('button', { name: 'Отправить', exact: true })) : person.press('ControlOrMeta+Enter'))
      await expect(dialog).toBeHidden()
      await person.see(page.getByText('1523456789').first())
      await end(person)
    })
  })
}

async function shown(shop: StaffShop, id?: number): Promise<{ photos?: unknown[] }> {
  return (await fetch(`${shop.origin}/api/watches/${id}/`)).json()
}
