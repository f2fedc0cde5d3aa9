import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundRecord } from '#contract/staff/find.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Staff = Awaited<ReturnType<typeof createStaff>>

async function find(staff: Staff, text: string): Promise<FoundRecord[]> {
  const response = await shop.app.inject({ url: `/api/staff/find/?q=${encodeURIComponent(text)}`, headers: staff.headers })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().results
}

test('OWN-18 pieces and drafts are found at once, in another alphabet, on another keyboard layout, or by reference', async () => {
  const ada = await createStaff(shop)
  for (const text of ['ролекс дайтона', 'kjktrc lfqnjyf', 'Rolex Daytona']) {
    const [first] = await find(ada, text)
    expect(first, text).toMatchObject({ kind: 'piece', title: expect.stringMatching(/Rolex .*Daytona/) })
  }
  const [found] = await find(ada, 'Rolex Daytona')
  await shop.db.updateTable('piece').set({ status: 'draft' }).where('id', '=', Number(found?.id)).execute()
  expect((await find(ada, 'Rolex Daytona')).find(({ id }) => id === found?.id)).toMatchObject({ status: 'draft' })
  expect(await find(ada, 'zzzzqqqq')).toEqual([])
})

test('OWN-18 OWN-03 staff who may read serial numbers find a piece by its serial number', async () => {
  const [ada, editor] = [await createStaff(shop), await createStaff(shop, { roles: ['editor'] })]
  const { id } = await shop.db.selectFrom('piece').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await shop.db
    .insertInto('piece_private')
    .values({ piece_id: id, serial: 'ZQ-77 1234-K' })
    .onConflict((conflict) => conflict.column('piece_id').doUpdateSet({ serial: 'ZQ-77 1234-K' }))
    .execute()
  expect((await find(ada, 'zq771234')).map((record) => record.id)).toContain(String(id))
  expect((await find(editor, 'zq771234')).map((record) => record.id)).not.toContain(String(id))
})

test('OWN-18 OWN-03 only owners find staff by name and email', async () => {
  const ada = await createStaff(shop, { name: 'Grace Hopper' })
  expect(await find(ada, 'grace')).toContainEqual({
    kind: 'staff',
    id: ada.staffId,
    title: 'Grace Hopper',
    detail: ada.email,
    status: null,
  })
  expect(await find(await createStaff(shop, { roles: ['manager'] }), 'grace hopper')).toEqual([])
  expect(await find(ada, '%')).toEqual([])
})

test('OWN-18 a search without text is refused', async () => {
  const ada = await createStaff(shop)
  for (const query of ['', '?q=', '?q=%20'])
    expect((await shop.app.inject({ url: `/api/staff/find/${query}`, headers: ada.headers })).statusCode).toBe(400)
})

test('OWN-18 staff who may read orders find them by number, name and last digits of the phone', async () => {
  const manager = await createStaff(shop, { roles: ['manager'] })
  const buyer = await signIn(shop)
  await fillCart(shop.db, buyer.customerId, [await addPiece(shop.db)])
  await shop.ctx.catalog.refresh()
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup })
  const { id, order_number: number, contact } = placed.json()
  for (const text of [number, contact.last_name, contact.phone.slice(-4)])
    expect(await find(manager, text), text).toContainEqual({
      kind: 'order',
      id,
      title: number,
      detail: `${contact.first_name} ${contact.last_name}`,
      status: 'pending',
    })
  expect((await find(await createStaff(shop, { roles: ['editor'] }), number)).filter(({ kind }) => kind === 'order')).toEqual([])
})

test('OWN-59 OWN-18 staff find pieces and orders, once each, by words of the notes that they may read', async () => {
  const [ada, editor] = [await createStaff(shop), await createStaff(shop, { roles: ['editor'] })]
  const id = await addPiece(shop.db, { model_name: 'Annotated' })
  const buyer = await signIn(shop)
  await fillCart(shop.db, buyer.customerId, [id])
  await shop.ctx.catalog.refresh()
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload: pickup })
  const order: { id: string } = placed.json()
  const note = (path: string, body: string) =>
    shop.app.inject({ method: 'POST', url: `/api/staff/${path}/notes/`, payload: { body }, headers: ada.headers })
  expect((await note(`pieces/${id}`, 'Спросить мастера о 100%-ной пломбе')).statusCode).toBeLessThan(300)
  expect((await note(`pieces/${id}`, 'Пломба на месте')).statusCode).toBeLessThan(300)
  expect((await note(`orders/${order.id}`, 'Просил показать пломбу по видео')).statusCode).toBeLessThan(300)
  const kindsOf = (found: FoundRecord[]) => found.map(({ kind, id: of }) => [kind, of])
  expect(kindsOf(await find(ada, 'ПЛОМБ'))).toEqual([
    ['piece', String(id)],
    ['order', order.id],
  ])
  const byNote = async (who: Staff, text: string) =>
    (await find(who, text)).find(({ kind, id: of }) => kind === 'piece' && of === String(id))
  expect((await byNote(ada, 'спросить мастера'))?.detail).toContain('мастера о 100%')
  expect(kindsOf(await find(editor, 'пломб'))).toEqual([['piece', String(id)]])
  // `%` and `_` in a search match only themselves
  expect(await byNote(ada, '100%-ной')).toBeDefined()
  expect(await byNote(ada, '1_0%-')).toBeUndefined()
})

test('OWN-59 the excerpt of a long note shows the words found, in whichever alphabet they are typed', async () => {
  const ada = await createStaff(shop)
  const body = `${'Часы лежат в сейфе. '.repeat(30)}Пётр Юрьев звонил. ${'Коробка помята. '.repeat(20)}`
  const url = `/api/staff/pieces/${await addPiece(shop.db)}/notes/`
  expect((await shop.app.inject({ method: 'POST', url, payload: { body }, headers: ada.headers })).statusCode).toBeLessThan(300)
  for (const typed of ['пётр юрьев', 'petr yurev']) expect((await find(ada, typed))[0]?.detail).toContain('Пётр Юрьев')
})

test('OWN-59 if more noted pieces match than are shown, those with the latest notes are shown', async () => {
  const ada = await createStaff(shop)
  const ids: number[] = []
  for (let count = 0; count < 7; count++) {
    const id = await addPiece(shop.db)
    const headers = ada.headers
    await shop.app.inject({ method: 'POST', url: `/api/staff/pieces/${id}/notes/`, payload: { body: 'Скол на безеле' }, headers })
    ids.unshift(id)
  }
  expect((await find(ada, 'скол на безеле')).map(({ id }) => Number(id))).toEqual(ids.slice(0, 6))
})
