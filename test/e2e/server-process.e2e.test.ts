import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '#test/e2e/fixtures.ts'
import { type SpawnedShop, rawGet, runShop, startShop } from '#test/e2e/spawned-shop.ts'
import { layDemoDatabase } from '#test/snapshot-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-process-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Sends raw bytes to the server and returns the response. Also sends `drip` every half second. */
function sendRaw(url: string | undefined, bytes: string, drip = ''): Promise<string> {
  const { hostname, port } = new URL(String(url))
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    // sends `drip` only after the connection, so that `bytes` come first even on a slow machine
    const dripping = setInterval(() => drip && !socket.connecting && socket.write(drip), 500)
    socket.on('data', (chunk: Buffer) => (text += String(chunk)))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(text)
    })
  })
}

// Starts before the tests, because the server closes a connection with unfinished headers only after ten seconds.
let slowHeaders: Promise<{ output: string; tookMs: number }>
test.beforeAll(({ baseURL }) => {
  const began = Date.now()
  slowHeaders = sendRaw(baseURL, 'GET /catalog HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a').then((output) => ({
    output,
    tookMs: Date.now() - began,
  }))
})

/** Runs the program with settings that prevent its start. Returns its output, which must be one line without secrets. */
async function failToStart(settings: Record<string, string>): Promise<string> {
  const { code, output } = await runShop(settings).ending
  expect(code).toBe(1)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(output).not.toContain('secret-word')
  return output.trimEnd()
}

test('a failed start ends with one sentence and code 1: an invalid or used port, an unreachable database, a data folder that cannot be created or written', async ({
  baseURL,
}) => {
  const { port } = new URL(String(baseURL))
  const [never, taken] = [join(folder, 'never'), join(folder, 'taken')]
  layDemoDatabase(taken)
  writeFileSync(join(folder, 'file'), '')
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o500 })
  // root can write everywhere except below /sys
  const closedData = process.getuid?.() === 0 ? '/sys/vitrine' : join(closed, 'data')
  const wrong: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: never, PORT: 'http' }, /^The setting PORT is not usable: .+\.$/],
    [{ DATA_DIR: never, DATABASE_URL: 'postgres://u:secret-word@127.0.0.1:1/x' }, /^The database of DATABASE_URL cannot be reached: /],
    [{ DATA_DIR: taken, PORT: port }, new RegExp(`^Port ${port} is taken by another program. Set PORT to a free one\\.$`)],
    [{ DATA_DIR: join(folder, 'file', 'data') }, /^The data folder cannot be written \(.+\)\. Set DATA_DIR to a folder that can\.$/],
    [{ DATA_DIR: closedData }, /^The data folder cannot be written \(.+\)\. Set DATA_DIR to a folder that can\.$/],
  ]
  // runs all starts in parallel, because they mostly wait for disks and sockets
  await Promise.all(wrong.map(async ([settings, sentence]) => expect(await failToStart(settings)).toMatch(sentence)))
  for (const data of [never, taken]) expect(existsSync(join(data, 'in-use-by.pid'))).toBe(false)
})

test.describe('a shop of one', () => {
  test.describe.configure({ mode: 'serial' })
  const data = join(folder, 'data')
  const lock = join(data, 'in-use-by.pid')
  let shop: SpawnedShop

  test('locks its data folder: a second process names the holder; SIGINT stops the shop', async () => {
    shop = await startShop({ DATA_DIR: data })
    expect(readFileSync(lock, 'utf8')).toBe(String(shop.child.pid))
    expect(await failToStart({ DATA_DIR: data })).toBe(
      `Another process (${shop.child.pid}) already runs on the data folder ${data}. Stop it, or set DATA_DIR.`,
    )
    expect((await rawGet(shop.url, '/readyz')).status).toBe(200)
    shop.child.kill('SIGINT')
    expect((await shop.ending).code).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  test('opens again; the lock of a killed process is taken over by the next one, with all the data', async () => {
    shop = await startShop({ DATA_DIR: data })
    shop.child.kill('SIGKILL')
    expect((await shop.ending).signal).toBe('SIGKILL')
    expect(existsSync(lock)).toBe(true)
    shop = await startShop({ DATA_DIR: data })
    expect(readFileSync(lock, 'utf8')).toBe(String(shop.child.pid))
    expect(JSON.parse((await rawGet(shop.url, '/api/watches/')).body).count).toBeGreaterThan(100)
  })

  test('that is asked to stop finishes its requests, closes its database, and exits with code 0', async () => {
    const responses = Promise.all(Array.from({ length: 20 }, (_, at) => rawGet(shop.url, `/catalog?min_price=${at}`)))
    await rawGet(shop.url, '/healthz')
    shop.child.kill('SIGTERM')
    const { code, output } = await shop.ending
    expect([code, output.includes('Error')]).toEqual([0, false])
    for (const { status } of await responses) expect(status).toBe(200)
    expect(existsSync(lock)).toBe(false)
  })
})

test.describe('the socket', () => {
  const requestWith = (header: string) => `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n`

  test('SEC-D11 headers beyond 16 kB are refused', async ({ baseURL }) => {
    expect(await sendRaw(baseURL, requestWith(`X-Large: ${'x'.repeat(20_000)}`))).toMatch(/^HTTP\/1\.1 431 /)
    expect(await sendRaw(baseURL, requestWith(`X-Large: ${'x'.repeat(10_000)}`))).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('SEC-D11 bytes that are not HTTP are refused', async ({ baseURL }) => {
    expect(await sendRaw(baseURL, '\x16\x03\x01 not http\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('SEC-D11 request smuggling fails: two requests in one are not read as another one', async ({ baseURL }) => {
    const smuggled =
      'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'
    expect(await sendRaw(baseURL, smuggled)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test.describe('the headers of a page', () => {
  for (const path of ['/', '/catalog', '/nothing', '/login']) {
    test(`SEC-B6 SEC-B7 ${path} may run only the shop's own scripts, and no site may frame it`, async ({ baseURL }) => {
      const { headers } = await rawGet(String(baseURL), path)
      const policy = String(headers['content-security-policy'])
      for (const part of ["default-src 'none'", "style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
        expect(policy).toContain(part)
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|script-src [^;]*(\*|https:)/)
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
    })
  }

  test('SEC-B6 a page has no inline styles and no inline event handlers', async ({ baseURL }) => {
    for (const path of ['/', '/catalog', '/sale', '/menu', '/nothing', '/video']) {
      const { body } = await rawGet(String(baseURL), path)
      expect(body, path).not.toMatch(/<[^>]+\sstyle="/)
      expect(body, path).not.toMatch(/<[^>]+\son\w+="/)
      expect(body, path).not.toMatch(/href="javascript:/)
    }
  })

  test('SEC-B9 a page is cached only by the shop, per language', async ({ baseURL }) => {
    const { headers } = await rawGet(String(baseURL), '/catalog')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(String(headers.vary)).toMatch(/cookie/)
    const again = await rawGet(String(baseURL), '/catalog', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    const english = await rawGet(String(baseURL), '/catalog', { cookie: 'lang=en' })
    expect(english.headers.etag).not.toBe(headers.etag)
    expect(english.body).toContain('lang="en"')
    expect((await rawGet(String(baseURL), '/nothing')).headers['cache-control']).toBe('no-store')
  })
})

test('SEC-D11 a request whose headers never end is cut off after ten seconds', async () => {
  const { output, tookMs } = await slowHeaders
  expect(output).toMatch(/^HTTP\/1\.1 408 |^$/)
  expect(tookMs, output).toBeGreaterThan(9000)
  expect(tookMs).toBeLessThan(20_000)
})
