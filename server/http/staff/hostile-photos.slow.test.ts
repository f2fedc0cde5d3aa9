import { existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import { html, noPhotographs } from '#test/hostile-files.ts'
import { openPhotoCalls, photograph } from '#test/staff-photos.ts'

type Calls = Awaited<ReturnType<typeof openPhotoCalls>>
let calls: Calls
let good: Buffer
beforeAll(async () => {
  calls = await openPhotoCalls()
  good = await photograph(1, { width: 300, height: 200 })
})
afterAll(() => calls.shop.close())

const listStored = () => {
  const { originals, incomingFiles } = calls.shop.ctx.ports
  return [originals, incomingFiles].flatMap(({ rootPath }) => (existsSync(rootPath) ? readdirSync(rootPath) : []))
}
const rows = () => calls.shop.db.selectFrom('photo_upload').select('id').execute()

test.each(noPhotographs)('SEC-D3 SEC-D4 OWN-44 %s is refused with a reason, and nothing is stored', async (_what, make) => {
  const response = await calls.send(await make(good))
  expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([400, ['photo']])
  expect([listStored(), await rows()]).toEqual([[], []])
})

test('SEC-D3 OWN-44 a file above 40 MB is refused as too large', async () => {
  const response = await calls.send(Buffer.concat([good, Buffer.alloc(staffPhotoLimits.fileMaxBytes)]))
  expect([response.statusCode, response.json().errors]).toEqual([413, { photo: [expect.stringContaining('40')] }])
  expect([listStored(), await rows()]).toEqual([[], []])
})

test.each(['no boundary', 'only an end', 'another file', 'a long field', 'a body that is cut off'])(
  'SEC-D5 OWN-44 an upload with %s is refused',
  async (what) => {
    const file = '--B\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nx\r\n'
    const bodies: Record<string, string> = {
      'only an end': '--B--\r\n',
      'another file': `${file}${file}--B--\r\n`,
      'a long field': `--B\r\nContent-Disposition: form-data; name="id"\r\n\r\n${'x'.repeat(5000)}\r\n--B--\r\n`,
      'a body that is cut off': file,
    }
    const type = what === 'no boundary' ? 'multipart/form-data' : 'multipart/form-data; boundary=B'
    const headers = { ...calls.staff.headers, 'content-type': type }
    const response = await calls.shop.app.inject({ method: 'POST', url: '/api/staff/uploads/', payload: bodies[what] ?? 'x', headers })
    expect([400, 413]).toContain(response.statusCode)
    expect([listStored(), await rows()]).toEqual([[], []])
  },
)

test('OWN-44 SEC-D3 a JPEG of 49 megapixels is accepted; one of 51 is refused for its size, not as a broken file', async () => {
  const of = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#806040' } })
      .jpeg({ quality: 30 })
      .toBuffer()
  expect((await calls.send(await of(7000, 7000))).json()).toMatchObject({ width: 4000, height: 4000 })
  const response = await calls.send(await of(7300, 7000))
  expect([response.statusCode, response.json().detail]).toEqual([400, expect.stringContaining('megapixels')])
})

test('SEC-D4 everything but the picture is removed from a polyglot, and its file name is never used as a path', async () => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, html.length + 2]), html])
  const polyglot = Buffer.concat([good.subarray(0, 2), comment, good.subarray(2), html])
  const response = await calls.send(polyglot, {}, '../../../etc/passwd\u0007.jpg')
  expect(response.json().file_name).toMatch(/passwd\.jpg$/)
  const { original } = await calls.shop.db
    .selectFrom('photo_upload')
    .select('original')
    .where('id', '=', response.json().id)
    .executeTakeFirstOrThrow()
  expect(original).toMatch(/^[0-9a-f]{64}\.jpg$/)
  expect((await calls.shop.ctx.ports.originals.get(original))?.includes('script')).toBe(false)
})
