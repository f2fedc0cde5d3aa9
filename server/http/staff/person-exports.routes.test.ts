import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { readExportParts } from '#server/domain/people/export-parts.ts'
import { readTraces } from '#server/domain/people/read-traces.ts'
import { offeredWatch } from '#test/buyback-calls.ts'
import { addPiece } from '#test/factories.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { unzip } from '#test/unzip.ts'

const calls = peopleCalls()
const { ask, call, cardOfThread } = calls

async function exportPerson(id: number): Promise<{ files: Map<string, Buffer>; queries: number }> {
  const { headers } = calls.owner
  await calls.shop.runJobs()
  const { id: file } = (await call('POST', `/people/${id}/exports/`, {}, headers)).json()
  const queries = await calls.shop.countQueries(() => calls.shop.runJobs())
  const response = await call('GET', `/people/${id}/exports/${file}/file/`, undefined, headers)
  expect(response.statusCode).toBe(200)
  const own = calls.shop.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'person.export')
    .where('subject_id', '=', String(id))
  // one entry for requesting the export, one for downloading it
  expect(await own.execute()).toHaveLength(2)
  return { files: unzip(response.rawPayload), queries }
}

async function addAlbum(thread: number, photographs: readonly string[]): Promise<void> {
  const { shop } = calls
  const at = new Date(shop.clock.now)
  const album = { thread_id: thread, piece_id: await addPiece(shop.db), batch: randomUUID(), staff_id: null }
  const { id } = await shop.db
    .insertInto('live_album')
    .values({ ...album, created_at: at, until: new Date(at.getTime() + dayMs) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, text] of photographs.entries()) {
    const hash = `${id}-${position}`
    const size = { width: 640, height: 800, widths: [320, 640], placeholder: '' }
    await shop.db
      .insertInto('live_photo')
      .values({ album_id: id, position, hash, ...size })
      .execute()
    await shop.ctx.ports.photos.put(`${hash}/320.webp`, Buffer.from('small'), 'image/webp')
    await shop.ctx.ports.photos.put(`${hash}/640.webp`, Buffer.from(text), 'image/webp')
  }
}

test('OWN-99 SAFE-08 an export contains the albums made for the person, and no others', async () => {
  const number = await ask({ name: 'Alba Album', phone: '+7 916 800-10-01', email: '' })
  await addAlbum(number, ['the dial', 'the clasp'])
  await addAlbum(await ask({ name: 'Other Person', phone: '+7 916 800-10-02', email: '' }), ['of another'])
  const { files } = await exportPerson((await cardOfThread(number)).id)
  expect([...files.keys()]).toEqual(['data.json', 'data.html', 'albums/1.webp', 'albums/2.webp'])
  expect([...files.values()].slice(2).map(String)).toEqual(['the dial', 'the clasp'])
  for (const name of ['albums/1.webp', 'albums/2.webp']) expect(String(files.get('data.html'))).toContain(`<img src="${name}"`)
})

test('OWN-99 the page of an export links to a PDF file instead of showing it as a picture', async () => {
  const { db, ctx, clock } = calls.shop
  const number = await ask({ name: 'Polina Paper', phone: '+7 916 800-10-03', email: '' })
  await sql`insert into enquiry_photo (token, enquiry_id, position, width, height, bytes, created_at)
    select 'a-paper', enquiry_id, 0, 640, 800, 10, ${new Date(clock.now)}::timestamptz from thread where id = ${number}`.execute(db)
  await ctx.ports.enquiryFiles.put('a-paper.jpg', Buffer.from('%PDF-1.7\n'), 'image/jpeg')
  const { files } = await exportPerson((await cardOfThread(number)).id)
  const page = String(files.get('data.html'))
  expect(page).toContain('<a href="photographs/1.pdf">')
  expect(page).not.toContain('<img')
})

async function addThreads(person: number, count: number): Promise<void> {
  const { db, ctx, clock } = calls.shop
  const at = sql`${new Date(clock.now)}::timestamptz`
  await sql`
    with asked as (
      insert into enquiry (kind, fields, message, language, created_at)
      select 'contact', jsonb_build_object('name', 'Lara Large', 'message', 'Message ' || i), 'Message ' || i, 'en', ${at} from generate_series(1, ${count}) i
      returning id, message
    ), made as (
      insert into thread (kind, enquiry_id, language, name, person_id, last_at, created_at)
      select 'contact', id, 'en', 'Lara Large', ${person}, ${at}, ${at} from asked returning id, enquiry_id
    ), written as (
      insert into thread_message (thread_id, direction, channel, body, created_at) select id, 'in', 'page', 'And this', ${at} from made
    )
    insert into enquiry_photo (token, enquiry_id, position, width, height, bytes, created_at)
    select 'photo-' || enquiry_id, enquiry_id, 0, 640, 800, 10, ${at} from made`.execute(db)
  // links the threads to the person, because a thread without a contact is not linked automatically
  await sql`update thread set person_id = ${person} where name = 'Lara Large'`.execute(db)
  const photos = await db.selectFrom('enquiry_photo').select('token').where('token', 'like', 'photo-%').execute()
  for (const { token } of photos) await ctx.ports.enquiryFiles.put(`${token}.jpg`, Buffer.from(token), 'image/jpeg')
}

async function countTables(person: number): Promise<number> {
  const { db } = calls.shop.ctx
  const traces = await transaction(db, (tx) => readTraces(tx, person))
  return calls.shop.countQueries(() => readExportParts(db, traces))
}

test('OWN-99 an export of two hundred threads takes as many queries as one of a single thread, and reads each file once', async () => {
  const { shop } = calls
  const { id: small } = await cardOfThread(await ask({ name: 'Sara Small', phone: '+7 916 800-20-01', email: '' }))
  const { id: large } = await cardOfThread(await ask({ name: 'Lara Large', phone: '+7 916 800-20-02', email: '' }))
  await addThreads(large, 200)
  const { queries: few } = await exportPerson(small)
  const read = vi.spyOn(shop.ctx.ports.enquiryFiles, 'get')
  const { queries, files } = await exportPerson(large)
  const pictures = read.mock.calls.filter(([name]) => name.endsWith('.jpg'))
  read.mockRestore()
  // `countQueries` does not see queries within a transaction, so the tables are counted separately
  const [tables, tablesOfFew] = [await countTables(large), await countTables(small)]
  expect([queries, tables]).toEqual([few, tablesOfFew])
  expect(tables).toBeGreaterThan(10)
  expect(few + tables).toBeLessThan(60)
  expect([pictures.length, new Set(pictures.map(([name]) => name)).size]).toEqual([200, 200])
  expect(files.size).toBe(202)
  const data = JSON.parse(String(files.get('data.json')))
  expect([data.enquiries.length, data.messages.length]).toEqual([201, 200])
})

test('OWN-99 an export contains the notes that the person wrote to a buyback, without the notes of the staff', async () => {
  const form = { ...offeredWatch, name: 'Nora Notes', phone: '+7 916 800-30-01', email: '' }
  const number = await ask(form, {}, '/api/buyback-requests/')
  const read = async () => (await call('GET', `/buybacks/${number}/`)).json()
  const estimate = { step: 'estimate', low_usd: '8000', high_usd: '9000', valid_until: '2026-12-10', note: 'At most 8500' }
  const { version: asked } = await read()
  expect((await call('POST', `/buybacks/${number}/steps/`, { version: asked, ...estimate })).statusCode).toBe(200)
  const { version, page_url: page } = await read()
  const payload = { decision: 'counter', version, price_usd: '9100', note: 'It is unworn' }
  const url = `/api/buyback-pages/${page.split('/').at(-1)}/decisions/`
  expect((await calls.shop.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
  const { files } = await exportPerson((await cardOfThread(number)).id)
  expect(JSON.parse(String(files.get('data.json')))['buyback steps']).toMatchObject([
    { step: 'ask', by: 'person', note: '' },
    { step: 'estimate', by: 'staff', note: '' },
    { step: 'counter', by: 'person', note: 'It is unworn' },
  ])
  for (const content of files.values()) expect(String(content)).not.toContain('At most 8500')
})

test('OWN-99 a failed export is reported as failed, and the next attempt of its job succeeds', async () => {
  const { shop } = calls
  const { id } = await cardOfThread(await ask({ name: 'Fay Fails' }))
  const { headers } = calls.owner
  const started = await call('POST', `/people/${id}/exports/`, {}, headers)
  const path = `/people/${id}/exports/${started.json().id}/`
  const broken = vi.spyOn(shop.ctx.ports.enquiryFiles, 'put').mockRejectedValueOnce(new Error('No space is left'))
  await shop.runJobs()
  broken.mockRestore()
  expect((await call('GET', path, undefined, headers)).json()).toMatchObject({ state: 'failed', bytes: null })
  expect((await call('GET', `${path}file/`, undefined, headers)).statusCode).toBe(404)
  shop.clock.now += 60_000
  await shop.runJobs()
  expect((await call('GET', path, undefined, headers)).json()).toMatchObject({ state: 'ready' })
})
