import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { enquiryPhotoMaxBytes } from '#server/domain/enquiries/enquiry-photos.ts'
import { eventually } from '#test/eventually.ts'
import { multipart } from '#test/form-data.ts'
import { html, noPhotographs } from '#test/hostile-files.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let folder: string
let good: Buffer
beforeAll(async () => {
  shop = await openTestShop()
  folder = shop.ctx.ports.enquiryFiles.rootPath
  good = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('enquiry').execute()
  await shop.db.deleteFrom('enquiry_photo').execute()
  await shop.db.deleteFrom('attempt').execute()
  for (const name of listStored()) await shop.ctx.ports.enquiryFiles.remove(name)
})

const urls = ['/api/enquiry-photos/', '/api/contacts/']
const person = { name: 'Anna', phone: '78007005359' }
const listStored = () => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
const listIncoming = () => {
  try {
    return readdirSync(join(folder, '../incoming'))
  } catch {
    return []
  }
}
const send = async (url: string, bytes: Buffer, filename = 'watch.jpg', type = 'image/jpeg') => {
  const fields = url === '/api/contacts/' ? person : {}
  const { payload, headers } = await multipart(fields, [{ filename, bytes, type }])
  return shop.app.inject({ method: 'POST', url, payload, headers })
}
const sendRaw = (url: string, payload: string | Buffer, boundary = 'B') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } })

describe.each(urls)('%s', (url) => {
  test.each(noPhotographs)('SEC-D3 SEC-D4 refuses %s with a reason, and stores nothing', async (_what, make) => {
    const response = await send(url, await make(good))
    expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([400, ['photos']])
    expect([listStored(), listIncoming()]).toEqual([[], []])
    expect(await shop.db.selectFrom('enquiry').select('id').execute()).toEqual([])
  })

  test.each([
    ['a path', '../../../etc/passwd.jpg'],
    ['an absolute path', '/etc/cron.d/evil.jpg'],
    ['a program behind a picture', 'watch.jpg.php'],
    ['a NUL', 'watch.php\0.jpg'],
    ['HTML', '<img src=x onerror=alert(1)>.jpg'],
    ['nothing before the dot', '.htaccess'],
    ['a long name', `${'x'.repeat(5000)}.jpg`],
    ['a wrong extension', 'watch.svg'],
  ])('SEC-D4 a file named %s is stored with a generated name', async (_what, filename) => {
    expect((await send(url, good, filename, 'text/html')).statusCode).toBe(201)
    expect(listStored()).toEqual([expect.stringMatching(/^[\w-]{22}\.jpg$/)])
    expect(listIncoming()).toEqual([])
  })

  test('SEC-D4 a polyglot file loses all data that is not part of the picture: the stored bytes differ from the sent ones', async () => {
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, html.length + 2]), html])
    const polyglot = Buffer.concat([good.subarray(0, 2), comment, good.subarray(2), html, Buffer.from('PK\x03\x04')])
    expect((await send(url, polyglot)).statusCode).toBe(201)
    const [name = ''] = listStored()
    const bytes = readFileSync(join(folder, name))
    expect(bytes.includes('script')).toBe(false)
    expect(bytes.includes('PK')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  test('SEC-D3 a file above 10 MB is too large', async () => {
    const response = await send(url, Buffer.concat([good, Buffer.alloc(enquiryPhotoMaxBytes)]))
    expect([response.statusCode, response.json().errors]).toEqual([413, { photos: [expect.stringContaining('10')] }])
    expect([listStored(), listIncoming()]).toEqual([[], []])
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty body', 'multipart/form-data; boundary=B', ''],
    ['only an end', 'multipart/form-data; boundary=B', '--B--\r\n'],
    ['no headers of a part', 'multipart/form-data; boundary=B', '--B\r\n\r\nx\r\n--B--\r\n'],
    ['a part without a name', 'multipart/form-data; boundary=B', '--B\r\nContent-Disposition: form-data\r\n\r\nx\r\n--B--\r\n'],
    [
      'a part with an empty name',
      'multipart/form-data; boundary=B',
      '--B\r\nContent-Disposition: form-data; name=""\r\n\r\nx\r\n--B--\r\n',
    ],
    ['a boundary of two thousand characters', `multipart/form-data; boundary=${'B'.repeat(2000)}`, '--B--'],
    [
      'the name __proto__',
      'multipart/form-data; boundary=B',
      '--B\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--B--\r\n',
    ],
    ['another multipart type', 'multipart/mixed; boundary=B', '--B--\r\n'],
  ])('SEC-D5 %s gets a 4xx', async (_what, type, payload) => {
    const response = await shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    expect([400, 406, 413, 415]).toContain(response.statusCode)
    expect(typeof response.json().detail).toBe('string')
  })

  test('SEC-D5 ten thousand parts are refused', async () => {
    const parts = Array.from({ length: 10_000 }, (_, at) => `--B\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nx\r\n`)
    expect((await sendRaw(url, `${parts.join('')}--B--\r\n`)).statusCode).toBe(413)
  })

  test('SEC-D5 a field longer than any message is too large', async () => {
    const part = `--B\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'x'.repeat(100_000)}\r\n--B--\r\n`
    expect((await sendRaw(url, part)).statusCode).toBe(413)
  })

  test('SEC-D5 a truncated body leaves no file', async () => {
    const { payload, headers } = await multipart(person, [{ filename: 'a.jpg', bytes: good }])
    const boundary = /boundary=(.+)$/.exec(headers['content-type'])?.[1] ?? ''
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const response = await sendRaw(url, payload.subarray(0, Math.floor(payload.length * share)), boundary)
      expect(response.statusCode).toBe(400)
    }
    expect([listStored(), listIncoming()]).toEqual([[], []])
  })

  test('FORM-06 SEC-D5 a seventh photograph is refused', async () => {
    const files = Array.from({ length: limits.enquiryPhotosMax + 1 }, (_, at) => ({ filename: `${at}.jpg`, bytes: good }))
    const { payload, headers } = await multipart(person, files)
    const response = await shop.app.inject({ method: 'POST', url, payload, headers })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['photos']])
    expect([listStored(), listIncoming()]).toEqual([[], []])
  })
})

test('FORM-06 a seventh photograph among files and tokens together is refused', async () => {
  const tokens = Array.from({ length: limits.enquiryPhotosMax }, () => 'x'.repeat(22))
  const { payload, headers } = await multipart({ ...person, photos: tokens }, [{ filename: 'a.jpg', bytes: good }])
  const response = await shop.app.inject({ method: 'POST', url: '/api/contacts/', payload, headers })
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['photos']])
})

test('SEC-D3 a photograph is downscaled and rotated upright', async () => {
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#806040' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await send('/api/enquiry-photos/', large)).json()).toMatchObject({ width: 1800, height: 2400 })
})

test.each(['png', 'webp', 'avif'] as const)('FORM-06 a photograph in the format %s is accepted', async (format) => {
  expect((await send('/api/enquiry-photos/', await sharp(good).toFormat(format).toBuffer())).statusCode).toBe(201)
})

test('SEC-D3 after these attacks, concurrent photographs are all accepted', async () => {
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => send('/api/enquiry-photos/', good)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
})

test('SEC-D5 a sender who disconnects leaves no file', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const head = '--B\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  const closed = new Promise<void>((resolve) => shop.app.server.once('connection', (one) => one.once('close', () => resolve())))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const begin = `POST /api/enquiry-photos/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: 5000000\r\n\r\n${head}`
  socket.write(Buffer.concat([Buffer.from(begin), good]))
  await eventually(() => listIncoming().length).toBe(1)
  socket.destroy()
  await closed
  await eventually(() => listIncoming()).toEqual([])
  expect(listStored()).toEqual([])
})
