import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '#server/context/startup-error.ts'
import { loadOrCreateSecrets } from '#server/ports/auth-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const read = () => loadOrCreateSecrets(folder).map((secret) => secret.reveal())

test('OPS-06 the secret is created once, readable by its owner only, and without leftover files', () => {
  const [secret = ''] = read()
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(read()).toEqual([secret])
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(secret)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test.each(['', '\n', 'cut-in-the-middle', `${'new'.repeat(11)}\ncut`])(
  'OPS-06 a file that contains %j stops the start with a sentence and is not changed',
  (text) => {
    writeFileSync(join(folder, 'auth-secret'), text)
    expect(read).toThrow(StartupError)
    expect(read).toThrow(/auth-secret is empty or cut short/)
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(text)
  },
)

test('OPS-06 SAFE-01 a secret added as the first line is the newest; the one below remains', () => {
  const [old = ''] = read()
  writeFileSync(join(folder, 'auth-secret'), `${'new'.repeat(11)}\n${old}\n`)
  expect(read()).toEqual(['new'.repeat(11), old])
})
