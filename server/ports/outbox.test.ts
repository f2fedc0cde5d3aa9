import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import type { Log } from '#server/context/log.ts'
import { openOutbox } from '#server/ports/outbox.ts'

let folder: string
const lines: string[] = []
const write = (fields: object, message: string) => void lines.push(`${JSON.stringify(fields)} ${message}`)
const log: Log = { debug: write, info: write, warn: write, error: write }
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-outbox-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const morning = () => Date.UTC(2026, 10, 21, 9)
const call = { kind: 'call', to: '+7 916 123-45-67', text: 'The last digits of the caller: 4821', code: '4821' } as const

test('FORM-08 messages written in the same millisecond have different names, in writing order', async () => {
  const outbox = openOutbox(folder, log, morning)
  for (const text of ['one', 'two', 'three']) await outbox.write({ kind: 'telegram', to: '-100', text })
  const names = readdirSync(join(folder, 'outbox')).toSorted()
  expect(names[0]).toMatch(/^2026-11-21T09-00-00-000Z-\d{6}-[0-9a-f]{4}-telegram\.json$/)
  expect(names.map((name) => JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8')).text)).toEqual(['one', 'two', 'three'])
})

test('SEC-D14 a code is in the file, which only its owner can read, and not in the log', async () => {
  lines.length = 0
  await openOutbox(folder, log, morning).write(call)
  const name = readdirSync(join(folder, 'outbox')).find((file) => file.endsWith('-call.json')) ?? ''
  expect(JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8'))).toEqual(call)
  expect(statSync(join(folder, 'outbox', name)).mode & 0o077).toBe(0)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.replace(name, '')).not.toMatch(/4821|916/)
})

test('SEC-D14 old messages are purged', async () => {
  const outbox = openOutbox(folder, log, morning)
  await outbox.write(call)
  const names = readdirSync(join(folder, 'outbox'))
  expect(names).not.toEqual([])
  await outbox.purge(dayMs, morning() + dayMs - 1)
  expect(readdirSync(join(folder, 'outbox'))).toEqual(names)
  await outbox.purge(dayMs, morning() + dayMs)
  expect(readdirSync(join(folder, 'outbox'))).toEqual([])
})

test('SEC-D14 an unreadable message fails the removal of a person’s messages', async () => {
  const outbox = openOutbox(folder, log, morning)
  // a folder cannot be read as a file, even by root
  mkdirSync(join(folder, 'outbox', 'unreadable.json'))
  await expect(outbox.remove(['79161234567'])).rejects.toThrow('EISDIR')
  rmSync(join(folder, 'outbox', 'unreadable.json'), { recursive: true })
})

test.each(['+7 000 000 00 00', 'anna@unreachable.invalid', '0'])('FORM-08 a message to %s fails', async (to) => {
  const before = readdirSync(join(folder, 'outbox'))
  await expect(openOutbox(folder, log, morning).write({ kind: 'mail', to, text: '' })).rejects.toThrow('Nobody takes a mail there')
  expect(readdirSync(join(folder, 'outbox'))).toEqual(before)
})
