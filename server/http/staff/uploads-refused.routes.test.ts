import { existsSync, readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openPhotoCalls, photograph } from '#test/staff-photos.ts'

const calls = await openPhotoCalls()
afterAll(() => calls.shop.close())

test('OWN-44 an upload for a missing piece, with a wrong field, without a file, or as JSON is refused', async () => {
  const bytes = await photograph(8)
  expect((await calls.send(bytes, { piece_id: 1_999_999 })).statusCode).toBe(404)
  expect((await calls.send(bytes, { id: 'x' })).statusCode).toBe(400)
  expect((await calls.send(bytes, { position: 100 })).statusCode).toBe(400)
  expect((await calls.call('POST', 'uploads/', {})).statusCode).toBe(415)
  const boundary = { ...calls.staff.headers, 'content-type': 'multipart/form-data; boundary=B' }
  const empty = await calls.shop.app.inject({ method: 'POST', url: '/api/staff/uploads/', payload: '--B--\r\n', headers: boundary })
  expect([empty.statusCode, empty.json().errors]).toEqual([400, { photo: ['Attach one photograph.'] }])
})

test('OWN-49 a HEIC file is refused with one sentence that says so', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)])
  const response = await calls.send(heic, {}, 'IMG_1.HEIC')
  expect([response.statusCode, response.json().detail]).toEqual([400, expect.stringMatching(/^This is a HEIC file/)])
})

test('OWN-44 an upload is refused when the disk has no room', async () => {
  const { originals: files } = calls.shop.ctx.ports
  calls.shop.ctx.ports.originals = { ...files, hasRoom: async () => false }
  expect((await calls.send(await photograph(9))).statusCode).toBe(503)
  calls.shop.ctx.ports.originals = files
})

test('OWN-44 refused uploads leave nothing in the folder of incoming files', () => {
  const incoming = calls.shop.ctx.ports.incomingFiles.rootPath
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([])
})
