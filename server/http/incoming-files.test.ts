import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { eventually } from '#test/eventually.ts'
import { multipart } from '#test/form-data.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

async function sendPhoto(shop: TestShop): Promise<number> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = await multipart({}, [{ filename: 'watch.jpg', bytes }])
  return (await shop.app.inject({ method: 'POST', url: '/api/enquiry-photos/', payload, headers })).statusCode
}

test('SEC-D6 an upload in progress counts in the space like stored photographs', async () => {
  const shop = await openTestShop({ ENQUIRY_PHOTOS_MB: '1' })
  onTestFinished(() => shop.close())
  const incoming = shop.ctx.ports.incomingFiles.rootPath
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const part = '--B\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  const length = 8_000_000
  socket.write(
    `POST /api/enquiry-photos/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: ${length}\r\n\r\n`,
  )
  socket.write(part)
  socket.write(Buffer.alloc(length / 2))
  const bytesIn = () => listFiles(incoming).reduce((sum, name) => sum + statSync(join(incoming, name)).size, 0)
  await eventually(bytesIn).toBeGreaterThan(1024 * 1024)
  expect(await sendPhoto(shop)).toBe(503)
  socket.destroy()
  await eventually(() => listFiles(incoming)).toEqual([])
  expect(await sendPhoto(shop)).toBe(201)
})

test('SEC-D6 files of aborted uploads are removed while the shop runs, files being uploaded are not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const incoming = shop.ctx.ports.incomingFiles.rootPath
  mkdirSync(incoming, { recursive: true })
  // the age of files is measured by the system clock, not by the clock of the fixture
  for (const [name, minutes] of [
    ['left', 20],
    ['arriving', 0],
  ] as const) {
    const file = join(incoming, name)
    const written = new Date(Date.now() - minutes * minuteMs)
    writeFileSync(file, 'half of a photograph')
    utimesSync(file, written, written)
  }
  vi.advanceTimersByTime(5 * minuteMs)
  await eventually(() => listFiles(incoming)).toEqual(['arriving'])
})
