import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#server/db/lock-folder.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
  file = join(folder, 'in-use-by.pid')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is taken by one process, and free again after it', () => {
  const unlock = lockFolder(folder)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  unlock()
  expect(existsSync(file)).toBe(false)
  lockFolder(folder)()
})

test('a second process that lives is told who is there', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  await once(other, 'spawn')
  writeFileSync(file, String(other.pid))
  expect(() => lockFolder(folder)).toThrow(`Another process (${other.pid}) already runs on the data folder ${folder}`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(folder)()
})

test.each(['', 'not a number', '-1', '0', '999999999', '1.5'])('what a dead process left behind ("%s") is taken over', (left) => {
  writeFileSync(file, left)
  const unlock = lockFolder(folder)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  unlock()
})
