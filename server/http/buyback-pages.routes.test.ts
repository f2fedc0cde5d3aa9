import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buybackCalls, usualSteps } from '#test/buyback-calls.ts'
import { erasePerson } from '#test/erase-person.ts'
import { addPiece } from '#test/factories.ts'

const desk = buybackCalls()
const { calls, get, offer, request, step, stepUntil, tokenOf } = desk
const [estimate] = usualSteps

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', host: 'vitrine.example' }
const send = async (id: number, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  calls.shop.app.inject({
    method: 'POST',
    url: `/api/buyback-pages/${await tokenOf(id)}/decisions/`,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
    remoteAddress: `10.77.0.${id % 250}`,
  })

test('OWN-89 the page works without script: a plain form, a redirect back, errors as a page; other sites cannot submit it', async () => {
  const id = await offer()
  await step(id, estimate)
  const version = String((await get(id)).version)
  const foreign = await send(id, { decision: 'accept', version }, { origin: 'https://evil.example' })
  expect(foreign.statusCode).toBe(403)
  const empty = await send(id, { decision: 'counter', version, price_usd: 'cheap' }, { 'accept-language': 'ru' })
  expect([empty.statusCode, empty.headers['content-type']]).toEqual([400, expect.stringContaining('text/html')])
  const sent = await send(id, { decision: 'counter', version, price_usd: '9 100,50 $', note: '' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/buyback/${await tokenOf(id)}#state`])
  const again = await send(id, { decision: 'counter', version, price_usd: '9100.50', note: '' })
  const other = await send(id, { decision: 'counter', version, price_usd: '9200', note: '' })
  expect([again.statusCode, other.statusCode]).toEqual([sent.statusCode, 409])
  expect(await get(id)).toMatchObject({ state: 'countered', sums: { counter_usd: '9100.50' } })
  const late = await send(id, { decision: 'accept', version }, { 'accept-language': 'ru' })
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Мы изменили предложение')])
})

test("OWN-89 a buyback is linked from its person's messages", async () => {
  const id = await offer()
  await calls.reply(id, 'We look at it.')
  await calls.pass(11_000)
  const [, token = ''] = /messages#([\w.-]+)/.exec(calls.emails().at(-1)?.text ?? '') ?? []
  const opened = await calls.shop.app.inject({ method: 'POST', url: '/api/message-links/open/', payload: { token } })
  expect(opened.json()).toMatchObject({ number: id, buyback_url: `/buyback/${await tokenOf(id)}` })
})

test('OWN-89 photographs of the form become photographs of the draft', async () => {
  await addPiece(calls.shop.db)
  const brand = await calls.shop.db.selectFrom('brand').select('name').limit(1).executeTakeFirstOrThrow()
  const sharp = (await import('sharp')).default
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const boundary = randomUUID()
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const taken = await calls.shop.app.inject({ method: 'POST', url: '/api/enquiry-photos/', payload, headers })
  expect([taken.statusCode, taken.body]).toEqual([201, expect.anything()])
  const id = await offer({ brand: brand.name, photos: [taken.json().token] })
  expect((await get(id)).photos).toHaveLength(1)
  await stepUntil(id, 'pay')
  const { buyback } = await step(id, { step: 'stock' })
  await calls.shop.runJobs()
  const photos = await calls.shop.db
    .selectFrom('photo')
    .select(['width', 'original'])
    .where('piece_id', '=', buyback.piece?.id ?? 0)
    .execute()
  expect(photos).toEqual([{ width: 640, original: expect.stringMatching(/^[0-9a-f]{64}\.jpg$/) }])
}, 60_000)

test("OWN-89 OWN-99 buybacks are in their person's export and card, move on a merge, prevent erasure while open, and are erased otherwise", async () => {
  const phone = '+7 916 321-00-11'
  const paid = await offer({ name: 'Rosalind Quartz', phone, email: 'rosalind.q@example.com' })
  const open = await offer({ name: 'Rosalind Quartz', phone, email: 'rosalind.q@example.com', serial: 'RQ-1' })
  for (const each of usualSteps) await step(paid, { ...each, ...('brought_by' in each ? { brought_by: 'Rosalind Quartz' } : {}) })
  await step(open, { ...usualSteps[2], brought_by: 'Rosalind Quartz' })
  const { person_id: personId } = await get(paid)
  expect(
    (await request('GET', `/people/${personId}/`))
      .json()
      .buybacks.map((each: { id: number }) => each.id)
      .toSorted(),
  ).toEqual([paid, open])
  const other = await offer({ name: 'Rosalind Q', phone: '+7 916 321-00-12', email: 'other@example.com' })
  const merged = await request('POST', `/people/${personId}/merge/`, { other_id: (await get(other)).person_id })
  expect([merged.statusCode, (await get(other)).person_id]).toEqual([200, personId])
  const erase = () => erasePerson(calls.shop, personId, calls.owner.headers)
  expect((await erase()).statusCode).toBe(409)
  await step(open, { step: 'return', note: 'Rosalind Quartz took it' })
  expect((await erase()).statusCode).toBe(409)
  await addPiece(calls.shop.db)
  const brand = await calls.shop.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow()
  const { buyback } = await step(paid, { step: 'stock', brand_id: brand.id })
  expect((await erase()).statusCode).toBe(200)
  const rows = await calls.shop.db.selectFrom('buyback').select(['id', 'state', 'offered_cents', 'brought_by', 'thread_id']).execute()
  expect(rows).toEqual([{ id: paid, state: 'stocked', offered_cents: 850_000, brought_by: '', thread_id: null }])
  const { rows: found } = await sql<{ found: number }>`
    select (select count(*) from buyback_step s where s.note ilike '%rosalind%')::int
      + (select count(*) from audit_personal p where p.before::text ilike '%rosalind%' or p.after::text ilike '%rosalind%')::int
      + (select count(*) from piece_private s where s.piece_id = ${buyback.piece?.id} and s.acquired_from <> '')::int as found`.execute(
    calls.shop.db,
  )
  expect(found).toEqual([{ found: 0 }])
})
