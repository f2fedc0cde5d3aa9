import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { PiecePaper } from '#contract/staff/papers.ts'
import { addPiece } from '#test/factories.ts'
import { multipart } from '#test/form-data.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Paper = z.output<typeof PiecePaper>
type Headers = Record<string, string>

let shop: TestShop
let expert: Awaited<ReturnType<typeof createStaff>>
let editor: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  shop = await openTestShop()
  expert = await createStaff(shop, { roles: ['expert'], name: 'Egor' })
  editor = await createStaff(shop, { roles: ['editor'], name: 'Edith' })
})
afterAll(() => shop.close())

const call = (method: 'GET' | 'POST', path: string, payload?: object, headers: Headers = expert.headers) =>
  shop.app.inject({ method, url: `/api/staff/${path}`, headers, ...(payload ? { payload } : {}) })

async function send(path: string, bytes: Buffer, filename = 'answer.pdf', headers: Headers = expert.headers) {
  const form = await multipart({}, [{ name: 'file', filename, bytes, type: 'application/octet-stream' }])
  return shop.app.inject({ method: 'POST', url: `/api/staff/${path}`, payload: form.payload, headers: { ...headers, ...form.headers } })
}

async function pieceWithBench() {
  const id = await addPiece(shop.db)
  const checked = await call('POST', `pieces/${id}/register-checks/`, { register: 'The Watch Register', result: 'clear', reference: '7' })
  const served = await call('POST', `pieces/${id}/service/`, {
    done_on: '2026-10-01',
    kind: 'overhaul',
    workshop_id: null,
    workshop_name: 'Bench',
    text_ru: 'Сделано',
    text_en: 'Done',
    guarantee_until: null,
    is_shown: true,
  })
  return { id, check: String(checked.json().register_checks[0].id), service: String(served.json().id) }
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const read = async (id: number): Promise<Paper[]> => (await call('GET', `pieces/${id}/papers/`)).json().results

test('OWN-58 OWN-61 a paper of a check or of a service entry is stored unchanged and served as a download', async () => {
  const { id, check, service } = await pieceWithBench()
  const added = await send(`pieces/${id}/papers/?check=${check}`, pdf, 'Справка 7.exe')
  expect(added.statusCode, added.body).toBe(201)
  shop.clock.now += 1000
  await send(`pieces/${id}/papers/?service=${service}`, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 'bill.jpeg')
  const papers = await read(id)
  expect(papers).toMatchObject([
    { check_id: check, service_id: null, name: 'Справка 7.pdf', media_type: 'application/pdf', bytes: pdf.length, by: 'Egor' },
    { check_id: null, service_id: service, name: 'bill.jpg', media_type: 'image/jpeg' },
  ])
  const file = await call('GET', `papers/${papers[0]?.id}/`)
  expect(file.rawPayload.equals(pdf)).toBe(true)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Справка 7.pdf')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('OWN-27 OWN-56 reading a paper is audited with its reader; a request for a missing or forbidden paper is not', async () => {
  const { id, check } = await pieceWithBench()
  await send(`pieces/${id}/papers/?check=${check}`, pdf)
  const [paper] = await read(id)
  const reads = () =>
    shop.db
      .selectFrom('audit_entry')
      .select(['subject_id', 'staff_id'])
      .where('action', '=', 'piece.paper-read')
      .where('subject_id', '=', String(id))
      .execute()
  expect((await call('GET', `papers/${randomUUID()}/`)).statusCode).toBe(404)
  expect((await call('GET', `papers/${paper?.id}/`, undefined, editor.headers)).statusCode).toBe(403)
  expect(await reads()).toEqual([])
  await call('GET', `papers/${paper?.id}/`)
  expect(await reads()).toEqual([{ subject_id: String(id), staff_id: expert.staffId }])
})

test('OWN-58 a file of another type, too large, or for another piece is refused', async () => {
  const [one, other] = [await pieceWithBench(), await pieceWithBench()]
  const path = `pieces/${one.id}/papers/?check=${one.check}`
  const page = await send(path, Buffer.from('<html><script>alert(1)</script>'), 'answer.pdf')
  expect([page.statusCode, page.json().detail]).toEqual([400, 'PDF, JPEG, PNG and WebP are taken.'])
  const large = await send(path, Buffer.concat([pdf, Buffer.alloc(10_000_000)]))
  expect([large.statusCode, large.json().detail]).toEqual([413, 'The file is larger than 10 MB.'])
  expect((await send(`pieces/${one.id}/papers/?check=${other.check}`, pdf)).statusCode).toBe(404)
  expect((await send(`pieces/${one.id}/papers/?service=${other.service}`, pdf)).statusCode).toBe(404)
  expect((await send(`pieces/${one.id}/papers/`, pdf)).statusCode).toBe(400)
  expect((await send(`${path}&service=${one.service}`, pdf)).statusCode).toBe(400)
  expect(await read(one.id)).toEqual([])
})

test('OWN-03 OWN-58 papers are refused to a person who may not read serial numbers, because papers contain them', async () => {
  const { id, check } = await pieceWithBench()
  await send(`pieces/${id}/papers/?check=${check}`, pdf)
  const [paper] = await read(id)
  for (const path of [`pieces/${id}/papers/`, `papers/${paper?.id}/`])
    expect((await call('GET', path, undefined, editor.headers)).statusCode).toBe(403)
  expect((await send(`pieces/${id}/papers/?check=${check}`, pdf, 'a.pdf', editor.headers)).statusCode).toBe(403)
})

test('OWN-26 OWN-58 an undo removes a paper, and undoing that restores its bytes', async () => {
  const { id, check } = await pieceWithBench()
  const { action_id: action } = (await send(`pieces/${id}/papers/?check=${check}`, pdf)).json()
  const undone = await call('POST', `audit/${action}/undo/`, {})
  expect(undone.statusCode, undone.body).toBeLessThan(300)
  expect(await read(id)).toEqual([])
  const again = await call('POST', `audit/${undone.json().action_id}/undo/`, {})
  expect(again.statusCode, again.body).toBeLessThan(300)
  const [paper] = await read(id)
  expect((await call('GET', `papers/${paper?.id}/`)).rawPayload.equals(pdf)).toBe(true)
})
