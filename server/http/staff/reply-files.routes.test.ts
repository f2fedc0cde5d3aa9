import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import { threadUrl } from '#server/domain/threads/thread-links.ts'
import { addPiece } from '#test/factories.ts'
import { multipart } from '#test/form-data.ts'
import { openMailServer } from '#test/mail-server.ts'
import { photograph } from '#test/staff-photos.ts'
import { threadCalls, visitor } from '#test/thread-calls.ts'

const post = await openMailServer()
afterAll(() => post.close())
const calls = threadCalls({ SMTP_URL: post.url, STAFF_MAIL: 'staff@vitrine.test' })
const { ask, call, read, undo } = calls
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')
let photo: Buffer
beforeAll(async () => {
  photo = await photograph(3)
})

async function upload(id: number, bytes: Buffer, name: string, { headers } = calls.manager) {
  const form = await multipart({}, [{ name: 'file', filename: name, bytes }])
  const url = `/api/staff/threads/${id}/files/`
  return calls.shop.app.inject({ method: 'POST', url, payload: form.payload, headers: { ...headers, ...form.headers } })
}
const reply = async (id: number, parts: object) =>
  call('POST', `/threads/${id}/answers/`, { version: (await read(id)).version, channel: 'mail', body: 'Look', ...parts })

async function openByLink(id: number) {
  const { digest, origins } = calls.shop.ctx
  const [, token] = threadUrl(digest, origins, { id, language: 'en' }).split('#')
  return (await calls.shop.app.inject({ method: 'POST', url: '/api/message-links/open/', payload: { token } })).json()
}
const get = (url: string, headers = {}) => calls.shop.app.inject({ url, headers })

test('OWN-82 a reply carries a photograph, a PDF and cards of pieces, in the email and in the person’s conversation', async () => {
  const id = await ask()
  const piece = await addPiece(calls.shop.db, { model_name: 'Reverso', price_cents: 1_200_000 })
  await calls.shop.catalog.refresh()
  const stored = [await upload(id, photo, 'Дial.HEIC.jpg'), await upload(id, pdf, 'report/../of 2026.exe')]
  expect(stored.map((each) => [each.statusCode, each.json().name, each.json().media_type])).toEqual([
    [201, 'Дial.HEIC.jpg', 'image/jpeg'],
    [201, 'of 2026.pdf', 'application/pdf'],
  ])
  const files = stored.map((each) => each.json().token)
  expect((await reply(id, { files, pieces: [piece] })).statusCode).toBe(201)
  const [message] = (await read(id)).messages
  expect(message).toMatchObject({ photos: [{ token: files[0] }], files: [{ token: files[1] }], pieces: [{ id: piece }] })
  await calls.pass(10_000)
  const email = post.mails.find(({ to }) => to?.[0]?.address === visitor.email)
  expect(email?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Дial.HEIC.jpg', 'image/jpeg'],
    ['of 2026.pdf', 'application/pdf'],
  ])
  expect(Buffer.from(email?.attachments[1]?.content as ArrayBuffer).equals(pdf)).toBe(true)
  expect(email?.text).toMatch(/Reverso[\s\S]*12,000/)

  const own = (await openByLink(id)).messages.at(-1)
  expect(own).toMatchObject({
    body: 'Look',
    files: [{ name: 'of 2026.pdf' }],
    pieces: [{ id: piece, kind: 'watch', price_usd: '12000.00' }],
  })
  const [shown, paper] = [await get(own.photos[0].url), await get(own.files[0].url)]
  expect([shown.statusCode, shown.headers['content-type'], paper.headers['content-type']]).toEqual([200, 'image/jpeg', 'application/pdf'])
  expect(paper.headers).toMatchObject({ 'content-disposition': expect.stringMatching(/^attachment/), 'cache-control': 'private, no-store' })
  expect(paper.rawPayload.equals(pdf)).toBe(true)
  const inThread = await get(`/api/staff/threads/${id}/files/${files[1]}/`, calls.manager.headers)
  expect(inThread.rawPayload.equals(pdf)).toBe(true)
})

test('OWN-82 the URL of a file works for two days, and only unchanged', async () => {
  const id = await ask()
  const { token } = (await upload(id, pdf, 'paper.pdf')).json()
  await reply(id, { files: [token] })
  await calls.pass(10_000)
  const [{ url }] = (await openByLink(id)).messages.at(-1).files
  expect((await get(url)).statusCode).toBe(200)
  expect((await get(url.replace(/\.(\d+)\./, (_: string, day: string) => `.${Number(day) + 1}.`))).statusCode).toBe(404)
  expect((await get(url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'))).statusCode).toBe(404)
  calls.shop.clock.now += 2 * dayMs
  expect((await get(url)).statusCode).toBe(404)
})

test('OWN-82 a file of another type, too large, or for a missing or inaccessible thread is refused', async () => {
  const id = await ask()
  const refusals = [
    await upload(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.jpg'),
    await upload(id, Buffer.concat([photo.subarray(0, 200), Buffer.alloc(500)]), 'broken.jpg'),
    await upload(id, Buffer.concat([pdf, Buffer.alloc(10_000_001)]), 'large.pdf'),
    await upload(id, pdf, 'paper.pdf', calls.expert),
    await upload(999_999, pdf, 'paper.pdf'),
  ]
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 404, 404])
  expect(refusals[0]?.json().detail).toContain('PDF, JPEG, PNG and WebP')
  expect((await call('POST', `/threads/${id}/files/`, {})).statusCode).toBe(415)
  const incoming = calls.shop.ctx.ports.incomingFiles.rootPath
  expect(readdirSync(incoming)).toEqual([])
})

test('OWN-82 a file belongs to one reply of its own thread; a reply with a hidden piece or too many bytes is refused', async () => {
  const [id, other] = [await ask(), await ask()]
  const { token } = (await upload(id, pdf, 'paper.pdf')).json()
  const draft = await addPiece(calls.shop.db, { status: 'draft', published_at: null })
  const errorsOf = async (to: number, parts: object) => {
    const response = await reply(to, parts)
    return [response.statusCode, Object.keys(response.json().errors ?? {})]
  }
  expect(await errorsOf(other, { files: [token] })).toEqual([400, ['files']])
  expect(await errorsOf(id, { files: [token], pieces: [draft] })).toEqual([400, ['pieces']])
  expect(await errorsOf(id, { files: Array.from({ length: 6 }, () => token) })).toEqual([400, ['files']])
  await calls.shop.db.updateTable('enquiry_photo').set({ bytes: 15_000_001 }).where('token', '=', token).execute()
  expect(await errorsOf(id, { files: [token] })).toEqual([400, ['files']])
  await calls.shop.db.updateTable('enquiry_photo').set({ bytes: pdf.length }).where('token', '=', token).execute()
  expect((await reply(id, { files: [token] })).statusCode).toBe(201)
  expect(await errorsOf(id, { files: [token] })).toEqual([400, ['files']])
  expect((await read(other)).messages).toEqual([])
})

test('OWN-26 OWN-82 the files of an undone reply can be used by another one, and are purged after a day', async () => {
  const id = await ask()
  const { token } = (await upload(id, pdf, 'paper.pdf')).json()
  const sent = (await reply(id, { files: [token] })).json()
  expect((await undo(sent.action_id)).statusCode).toBe(200)
  const again = (await reply(id, { files: [token] })).json()
  expect(again.thread.messages).toMatchObject([{ files: [{ token }] }])
  await undo(again.action_id)
  const { enquiryFiles } = calls.shop.ctx.ports
  expect(await enquiryFiles.get(photoFileName(token))).toEqual(pdf)
  await calls.pass(dayMs + 1000)
  expect(await enquiryFiles.get(photoFileName(token))).toBeNull()
})

test('OWN-82 the photographs of a form are in the sender’s conversation', async () => {
  const form = await multipart({}, [{ filename: 'mine.jpg', bytes: photo }])
  const stored = await calls.shop.app.inject({ method: 'POST', url: '/api/enquiry-photos/', ...form })
  const id = await ask({ email: undefined, brand: 'Rolex', model: 'Daytona', photos: [stored.json().token] }, '/api/buyback-requests/')
  const [asked] = (await openByLink(id)).messages
  expect(asked).toMatchObject({ is_own: true, photos: [{ width: expect.any(Number) }] })
  expect((await get(asked.photos[0].url)).headers['content-type']).toBe('image/jpeg')
})

test('OWN-91 a conversation shows the requested visit with its state and its page', async () => {
  const id = await ask({ email: undefined, city: 'dubai', date: '2026-11-24', time: '15:30' }, '/api/appointments/')
  const { visit } = await openByLink(id)
  expect(visit).toMatchObject({
    office: 'dubai',
    starts_at: '2026-11-24T11:30:00.000Z',
    state: 'asked',
    path: expect.stringMatching(/^\/visit\//),
  })
  await calls.shop.db
    .updateTable('visit')
    .set({ confirmed_at: new Date(calls.shop.clock.now) })
    .execute()
  expect((await openByLink(id)).visit.state).toBe('confirmed')
  expect((await openByLink(await ask())).visit).toBeNull()
})

test('REAL-11 a reply whose file is missing from the store stays queued until the file is back', async () => {
  const id = await ask()
  const { token } = (await upload(id, pdf, 'paper.pdf')).json()
  expect((await reply(id, { files: [token] })).statusCode).toBe(201)
  const { enquiryFiles } = calls.shop.ctx.ports
  await enquiryFiles.remove(`${token}.jpg`)
  const mailed = () => post.mails.filter(({ to }) => to?.[0]?.address === visitor.email).length
  const before = mailed()
  await calls.pass(10_000)
  expect(mailed()).toBe(before)
  expect((await read(id)).messages).toMatchObject([{ fate: 'queued', sent_at: null, failure: expect.stringContaining('not in the store') }])
  await enquiryFiles.put(`${token}.jpg`, pdf, 'application/pdf')
  await calls.pass(600_000)
  await calls.stayAwake()
  expect(mailed()).toBe(before + 1)
  expect((await read(id)).messages).toMatchObject([{ fate: 'sent' }])
})
