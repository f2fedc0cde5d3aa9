import { beforeAll, describe, expect, test } from 'vitest'
import { ConsignorStatement } from '#contract/staff/consignors.ts'
import { PaperEmail } from '#contract/staff/document.ts'
import { addPiece } from '#test/factories.ts'
import { readPdf } from '#test/read-pdf.ts'
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
  await calls.shop.db.updateTable('piece').set({ price_cents: 2_000_000 }).where('id', '=', pieces.delivered).execute()
})

test('OWN-54 a statement lists each piece with price and payout, and sums what is expected, due and paid', async () => {
  const { lines, ...sums } = await statement('Ирина Волкова')
  expect(sums).toMatchObject({ contact: '+7 916 000-00-00', expected_usd: '8000.00', due_usd: '8000.00', paid_usd: '5000.00' })
  const byId = new Map(lines.map((line) => [line.piece_id, line]))
  expect(lines).toHaveLength(4)
  expect(lines[0]?.piece_id).toBe(pieces.delivered)
  expect(byId.get(pieces.delivered)).toMatchObject({ state: 'due', price_usd: '10000.00', payout_usd: '8000.00', sold_on: '2026-11-21' })
  expect(byId.get(pieces.waiting)).toMatchObject({ state: 'in-stock', price_usd: '10000.00', payout_usd: '8000.00', sold_on: null })
  expect(byId.get(pieces.paid)).toMatchObject({ state: 'paid', paid_usd: '5000.00', paid_on: '2026-11-01' })
  expect(byId.get(pieces.back)).toMatchObject({ state: 'withdrawn', payout_usd: '7000.00' })
  expect(await statement('Пётр Орлов')).toMatchObject({ expected_usd: '6500.50', due_usd: '0.00', lines: [{ state: 'reserved' }] })
})

test('OWN-54 consignors with money due come first, and names that differ only by case are one consignor', async () => {
  const { count, results } = (await call('GET', '/consignors/')).json()
  expect(count).toBe(2)
  expect(results).toEqual([
    expect.objectContaining({ in_stock: 1, due_usd: '8000.00', paid_usd: '5000.00' }),
    expect.objectContaining({ name: 'Пётр Орлов', in_stock: 1, due_usd: '0.00' }),
  ])
})

test('OWN-54 two consignors with the same name have separate statements', async () => {
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

test('OWN-54 the day of a sale is that of its handover in the time zone of the shop; an undone handover has none', async () => {
  const piece = await consign('Анна Седова', { consignor_share: 8000 })
  calls.shop.clock.now = Date.parse('2026-11-20T21:30:00Z')
  const { id } = await place({}, [piece])
  for (const next of ['confirm', 'ship']) await step(id, next)
  const { action_id: handover } = await step(id, 'deliver', { identity_seen: true })
  expect((await statement('Анна Седова')).lines).toMatchObject([{ state: 'due', sold_on: '2026-11-21' }])
  expect((await call('POST', `/audit/${handover}/undo/`, {})).statusCode).toBe(200)
  expect((await statement('Анна Седова')).lines).toMatchObject([{ state: 'reserved', sold_on: null }])
})

test('OWN-54 OWN-03 an unknown or empty name is refused, and the pages need the permission to see costs', async () => {
  expect((await call('GET', '/consignors/statement/?name=Nobody')).statusCode).toBe(404)
  expect((await call('GET', '/consignors/statement/?name=')).statusCode).toBe(400)
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  for (const path of ['/consignors/', '/consignors/statement/?name=Nobody'])
    expect((await call('GET', path, undefined, editor.headers)).statusCode).toBe(403)
})

describe('the statement by email', () => {
  const url = '/consignors/statement/email/'
  const preview = async (row: Omit<Row, 'contact'>, more: object = {}) => {
    const query = new URLSearchParams({ name: row.name, ...(row.person_id ? { person: String(row.person_id) } : {}), ...more })
    return PaperEmail.parse((await call('GET', `${url}?${query}`)).json())
  }
  const sentTo = (to: string) => calls.shop.outbox('mail').filter((mail) => mail.to === to)
  const ida = { name: 'Ida Stein', person_id: null as number | null }
  beforeAll(async () => {
    await consign(ida.name, { consignor_contact: 'ida@example.com', consignor_share: 8000 })
    await consign(ida.name, { consignor_contact: 'ida@example.com', consignor_cents: 500_000 }, { status: 'sold', stock: 0 })
    ida.person_id = (await list()).find(({ name }) => name === ida.name)?.person_id ?? null
    await calls.shop.db.updateTable('person').set({ language: 'en' }).where('id', '=', Number(ida.person_id)).execute()
  })

  test('OWN-54 the preview shows recipient, pieces and sums, in the language of the person’s card or another', async () => {
    const email = await preview(ida)
    expect(email).toMatchObject({ to: 'ida@example.com', language: 'en', subject: expect.stringMatching(/^Consignor’s statement, /) })
    expect(email.body).toMatch(/With the shop.*Price \$10,000/s)
    expect(email.body).toMatch(/Expected at today’s prices.*\$8,000.*To be paid.*\$5,000/s)
    expect(await preview(ida, { language: 'ru' })).toMatchObject({ language: 'ru', subject: expect.stringMatching(/^Отчёт комитенту, /) })
    expect(email.attachment).toEqual({ name: 'statement-2026-11-21.pdf', bytes: expect.any(Number) })
    const file = await call('GET', `/consignors/statement/pdf/?name=Ida+Stein&person=${ida.person_id}`)
    const { text, pages } = readPdf(file.rawPayload)
    expect(pages).toBe(1)
    const entries = calls.shop.db.selectFrom('audit_entry').select('subject_id').where('action', '=', 'document.download').execute()
    expect(await entries).toEqual([{ subject_id: String(ida.person_id) }])
    for (const part of ['Consignor’s statement', 'Ida Stein', 'With the shop', '$8,000', 'To be paid', '$5,000'])
      expect(text).toContain(part)
    const row = (await list()).find(({ name }) => name === 'Пётр Орлов')
    expect(await preview({ name: 'Пётр Орлов', person_id: row?.person_id ?? null })).toMatchObject({ to: null, language: 'ru' })
  })

  test('OWN-54 OWN-26 the statement is sent after ten seconds as previewed and is logged; an undo before that stops it', async () => {
    const { subject, body, attachment } = await preview(ida)
    const send = async (to: string) => (await call('POST', url, { name: ida.name, person: ida.person_id, to, language: 'en' })).json()
    const { action_id } = await send('back@example.com')
    expect((await call('POST', `/audit/${action_id}/undo/`, {})).statusCode).toBe(200)
    const sent = await send('ida@example.com')
    await calls.shop.runJobs()
    expect(sentTo('ida@example.com')).toEqual([])
    calls.shop.clock.now += 11_000
    await calls.shop.runJobs()
    const attachments = [{ ...attachment, type: 'application/pdf', bytes: expect.any(Number) }]
    expect(sentTo('ida@example.com')).toEqual([expect.objectContaining({ subject, text: body, attachments })])
    expect(sentTo('back@example.com')).toEqual([])
    expect((await call('POST', `/audit/${sent.action_id}/undo/`, {})).json()).toMatchObject({ reason: 'undo-sent' })
    const { results } = (await call('GET', `/audit/?subject_kind=person&subject_id=${ida.person_id}`)).json()
    expect(results[0]).toMatchObject({ action: 'consignor.statement' })
  })

  test('OWN-54 OWN-03 an invalid email or unknown consignor is refused, and sending needs the permission to see costs', async () => {
    const body = { name: ida.name, person: ida.person_id, to: 'ida@example.com', language: 'en' }
    for (const to of ['', 'ida', 'ida@example.com\r\nBcc: all@example.com', 'x'.repeat(250) + '@example.com'])
      expect((await call('POST', url, { ...body, to })).json()).toMatchObject({ errors: { to: [expect.any(String)] } })
    expect((await call('POST', url, { ...body, name: 'Nobody' })).statusCode).toBe(404)
    const editor = await createStaff(calls.shop, { roles: ['editor'] })
    expect((await call('POST', url, body, editor.headers)).statusCode).toBe(403)
  })
})
