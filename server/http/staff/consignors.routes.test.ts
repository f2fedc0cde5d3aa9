import { beforeAll, expect, test } from 'vitest'
import { ConsignorStatement } from '#contract/staff/consignors.ts'
import { addPiece } from '#test/factories.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step } = calls

type Terms = {
  consignor_contact?: string
  consignor_share?: number
  consignor_cents?: number
  consignor_paid_cents?: number
  consignor_paid_on?: string
}

/** A piece that somebody has left with the shop. Money in cents. */
async function consign(name: string, terms: Terms, piece: object = {}): Promise<number> {
  const { db } = calls.shop
  const id = await addPiece(db, { price_cents: 1_000_000, ...piece })
  const columns = { ownership: 'consignment' as const, consignor_name: name, consignor_contact: '+7 916 000-00-00', ...terms }
  await db.updateTable('piece_private').set(columns).where('piece_id', '=', id).execute()
  return id
}
type Row = { name: string; contact: string; person_id: number | null }
const list = async (): Promise<Row[]> => (await call('GET', '/consignors/')).json().results
const statementOf = async ({ name, person_id: person }: Omit<Row, 'contact'>) => {
  const query = new URLSearchParams({ name, ...(person === null ? {} : { person: String(person) }) })
  return ConsignorStatement.parse((await call('GET', `/consignors/statement/?${query}`)).json())
}
const statement = async (name: string) => {
  const found = (await list()).find((row) => row.name.toLowerCase() === name.toLowerCase())
  if (!found) throw new Error(`${name} is in no list`)
  return statementOf(found)
}

const pieces: Record<'waiting' | 'delivered' | 'paid' | 'back' | 'ordered', number> = {
  waiting: 0,
  delivered: 0,
  paid: 0,
  back: 0,
  ordered: 0,
}
beforeAll(async () => {
  pieces.waiting = await consign('Ирина Волкова', { consignor_share: 8000 })
  pieces.delivered = await consign('Ирина Волкова', { consignor_share: 8000 })
  pieces.paid = await consign(
    'Ирина Волкова',
    { consignor_cents: 500_000, consignor_paid_cents: 500_000, consignor_paid_on: '2026-11-01' },
    { status: 'sold', stock: 0 },
  )
  pieces.back = await consign('ирина волкова', { consignor_cents: 700_000 }, { status: 'withdrawn' })
  pieces.ordered = await consign('Пётр Орлов', { consignor_cents: 650_050 })
  await place({}, [pieces.ordered])
  const { id } = await place({}, [pieces.delivered])
  for (const next of ['confirm', 'ship']) await step(id, next)
  await step(id, 'deliver', { identity_seen: true })
  // what is asked today is not what it was sold for
  await calls.shop.db.updateTable('piece').set({ price_cents: 2_000_000 }).where('id', '=', pieces.delivered).execute()
})

test('OWN-54 a consignor’s statement names every piece, its price and what it brings them: expected, due, paid', async () => {
  const { lines, ...sums } = await statement('Ирина Волкова')
  expect(sums).toMatchObject({ contact: '+7 916 000-00-00', expected_usd: '8000.00', due_usd: '8000.00', paid_usd: '5000.00' })
  const byId = new Map(lines.map((line) => [line.piece_id, line]))
  expect(lines).toHaveLength(4)
  expect(lines[0]?.piece_id).toBe(pieces.delivered)
  expect(byId.get(pieces.delivered)).toMatchObject({ state: 'due', price_usd: '10000.00', payout_usd: '8000.00', sold_on: '2026-11-21' })
  expect(byId.get(pieces.waiting)).toMatchObject({ state: 'in-stock', price_usd: '10000.00', payout_usd: '8000.00', sold_on: null })
  expect(byId.get(pieces.paid)).toMatchObject({ state: 'paid', paid_usd: '5000.00', paid_on: '2026-11-01' })
  expect(byId.get(pieces.back)).toMatchObject({ state: 'withdrawn', payout_usd: '7000.00' })
  // an order that is not delivered owes nobody yet
  expect(await statement('Пётр Орлов')).toMatchObject({ expected_usd: '6500.50', due_usd: '0.00', lines: [{ state: 'reserved' }] })
})

test('OWN-54 consignors are listed, those first who are owed; capitals make no second person', async () => {
  const { count, results } = (await call('GET', '/consignors/')).json()
  expect(count).toBe(2)
  expect(results).toEqual([
    expect.objectContaining({ in_stock: 1, due_usd: '8000.00', paid_usd: '5000.00' }),
    expect.objectContaining({ name: 'Пётр Орлов', in_stock: 1, due_usd: '0.00' }),
  ])
})

test('OWN-54 two who share a name are two: neither’s statement names the other’s pieces', async () => {
  const contacts = ['+7 916 111-22-33', 'ivanov@example.com', '']
  const ids = await Promise.all(
    contacts.map((consignor_contact) => consign('Иван Иванов', { consignor_cents: 100_000, consignor_contact })),
  )
  const rows = (await list()).filter(({ name }) => name === 'Иван Иванов')
  expect(rows.map(({ contact }) => contact).toSorted()).toEqual(contacts.toSorted())
  for (const row of rows) {
    const { contact, lines } = await statementOf(row)
    expect([contact, lines.map(({ piece_id }) => piece_id)]).toEqual([row.contact, [ids[contacts.indexOf(row.contact)]]])
  }
  const piece = (await call('GET', `/pieces/${ids[0]}/`)).json()
  expect(piece.books.consignor_person_id).toBe(rows.find(({ contact }) => contact === contacts[0])?.person_id)
})

test('OWN-54 OWN-03 an unknown name is not found, none is refused, and who may not see costs sees neither', async () => {
  expect((await call('GET', '/consignors/statement/?name=Nobody')).statusCode).toBe(404)
  expect((await call('GET', '/consignors/statement/?name=')).statusCode).toBe(400)
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  for (const path of ['/consignors/', '/consignors/statement/?name=Nobody'])
    expect((await call('GET', path, undefined, editor.headers)).statusCode).toBe(403)
})
