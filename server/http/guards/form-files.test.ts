import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { registerFormParsers } from '#server/http/guards/form-body-parser.ts'
import { onError } from '#server/http/guards/on-error.ts'
import { sweepFolder } from '#server/ports/private-files.ts'
import { eventually } from '#test/eventually.ts'
import { multipart } from '#test/form-data.ts'
import { testNow } from '#test/shop.ts'

let folder: string
let app: FastifyInstance
let admitted: string[]
let read: string[]
let gate: PromiseWithResolvers<void>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-forms-'))
  admitted = []
  read = []
  gate = Promise.withResolvers()
  app = Fastify()
  app.setErrorHandler(onError)
  const admit = async (sender: string) => {
    admitted.push(sender)
    if (sender === '10.0.0.66') throw new CodedError('too-many', { retryAfterS: 60 })
  }
  await app.register(async (scope) => {
    await registerFormParsers(scope, { folder, hosts: [], admit })
    const reportFiles = async ({ ip, formFiles = [], refusedFiles = [] }: FastifyRequest) => {
      read.push(ip)
      await gate.promise
      return { stored: formFiles.length, refused: refusedFiles.map(({ code }) => code) }
    }
    scope.post('/form', reportFiles)
    scope.post('/one', { config: { filesMax: 1 } }, reportFiles)
  })
})
afterEach(async () => {
  gate.resolve()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const photo = { filename: 'a.jpg', bytes: Buffer.alloc(1000, 1) }
const send = async (remoteAddress: string, files = [photo], url = '/form') => {
  const { payload, headers } = await multipart({ name: 'Anna' }, files)
  return app.inject({ method: 'POST', url, payload, headers, remoteAddress })
}
const listFiles = () => readdirSync(folder)

test('SEC-D6 a file above the sender’s limit is never written, and the form goes on without it', async () => {
  const response = send('10.0.0.66', [photo, photo])
  await eventually(() => admitted).toEqual(['10.0.0.66', '10.0.0.66'])
  expect(listFiles()).toEqual([])
  gate.resolve()
  expect((await response).json()).toEqual({ stored: 0, refused: ['too-many', 'too-many'] })
})

test('SEC-D6 files of at most six forms of one sender are stored at once; those of other senders do not count', async () => {
  const six = Array.from({ length: 6 }, () => send('10.0.0.1'))
  await eventually(() => listFiles().length).toBe(6)
  const seventh = send('10.0.0.1')
  const other = send('10.0.0.2')
  await eventually(() => read).toHaveLength(8)
  expect(listFiles()).toHaveLength(7)
  gate.resolve()
  expect((await seventh).json()).toEqual({ stored: 0, refused: ['too-many'] })
  expect((await other).json()).toEqual({ stored: 1, refused: [] })
  await Promise.all(six)
  expect(listFiles()).toEqual([])
  expect((await send('10.0.0.1')).json()).toEqual({ stored: 1, refused: [] })
})

test('SEC-D6 all senders together can have files of twenty-four forms at once', async () => {
  const all = Array.from({ length: 24 }, (_, at) => send(`10.0.1.${at}`))
  await eventually(() => listFiles().length).toBe(24)
  const next = send('10.0.0.3')
  await eventually(() => read).toContain('10.0.0.3')
  gate.resolve()
  expect((await next).json()).toEqual({ stored: 0, refused: ['unavailable'] })
  await Promise.all(all)
})

test('FORM-06 SEC-D6 a file that cannot be deleted fails neither its form nor the next forms of its sender', async () => {
  const six = Array.from({ length: 6 }, () => send('10.0.0.1'))
  await eventually(() => read).toHaveLength(6)
  // replaces the file with a folder to make the deletion fail
  for (const name of listFiles()) {
    rmSync(join(folder, name))
    mkdirSync(join(folder, name))
  }
  gate.resolve()
  for (const response of await Promise.all(six)) expect([response.statusCode, response.json()]).toEqual([200, { stored: 1, refused: [] }])
  expect((await send('10.0.0.1')).json()).toEqual({ stored: 1, refused: [] })
})

test('FORM-06 SEC-D6 an empty file field does not count in the limit', async () => {
  gate.resolve()
  expect((await send('10.0.0.1', [{ filename: '', bytes: Buffer.alloc(0) }])).json()).toEqual({ stored: 0, refused: [] })
  expect(admitted).toEqual([])
})

test('SEC-D5 a route may allow fewer files than a form', async () => {
  gate.resolve()
  expect((await send('10.0.0.1', [photo, photo], '/one')).statusCode).toBe(400)
  expect(listFiles()).toEqual([])
})

test('SEC-D6 files left by a crashed process are swept, files being uploaded are not', async () => {
  const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')]
  for (const file of [old, fresh]) writeFileSync(file, 'bytes')
  const written = new Date(testNow)
  for (const file of [old, fresh]) utimesSync(file, written, written)
  expect(await sweepFolder(folder, hourMs, testNow + hourMs - 1)).toBe(0)
  const later = new Date(testNow + hourMs)
  utimesSync(fresh, later, later)
  expect(await sweepFolder(folder, hourMs, testNow + hourMs)).toBe(1)
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
  expect(await sweepFolder(join(folder, 'nothing'), 1, testNow)).toBe(0)
})
