import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endsInTime } from '#test/safe-exit.ts'

const root = join(import.meta.dirname, '..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  for (const name of ['scripts', 'server', 'node_modules/.bin', 'app', 'backoffice', 'contract', 'public'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['run.mjs', 'programs.mjs', 'stages.mjs', 'env-file.mjs', 'script-files.ts'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  for (const name of ['vite.config.ts', 'react-router.config.ts']) writeFileSync(join(folder, name), '')
  writeFileSync(join(folder, 'scripts/compress-assets.mjs'), '')
  writeFileSync(join(folder, 'server/main.ts'), `console.log('the log')`)
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  writeLock('{}')
  writeFileSync(join(folder, 'node_modules/.installed-from'), createHash('sha256').update('{}').digest('hex'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const writeLock = (text: string) => writeFileSync(join(folder, 'package-lock.json'), text)

/** Writes a stand-in for `npm` or another program. It prints a sentence and exits. */
function writeProgram(path: string, sentence: string, code = 0): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), `#!/bin/sh\necho '${sentence}'\necho '${sentence}' >&2\nexit ${code}\n`)
  chmodSync(join(folder, path), 0o755)
}

/** Runs `npm start` in the folder. Returns the log (standard output) and the messages for people (standard error). */
function start() {
  const PATH = `${join(folder, 'machine')}:/usr/bin:/bin`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: folder,
    env: { PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
    ...endsInTime,
  })
  return { status, stdout: stdout.trim().split('\n'), stderr: stderr.trim().split('\n') }
}

function writeBuilders(code = 0): void {
  writeProgram('node_modules/.bin/react-router', 'warning: a chunk is large', code)
  writeProgram('node_modules/.bin/vite', 'warning: a plugin is slow')
}

test('OPS-01 the first start prints one line of progress without the build tools’ output; a second one prints nothing', () => {
  writeBuilders()
  expect(start()).toEqual({ status: 0, stdout: ['the log'], stderr: ['Building the pages (about 20 seconds) …'] })
  expect(start()).toEqual({ status: 0, stdout: ['the log'], stderr: [''] })
})

test('OPS-01 a failed build prints its full output and a reason, and starts nothing', () => {
  writeBuilders(1)
  const { status, stdout, stderr } = start()
  expect([status, stdout]).toEqual([1, ['']])
  expect(stderr.filter((line) => line === 'warning: a chunk is large')).toHaveLength(2)
  expect(stderr.at(-1)).toBe('The pages could not be built; the reason is above.')
})

test('OPS-01 a failed installation ends the start with a sentence', () => {
  writeLock('{ "name": "newer" }')
  writeProgram('machine/npm', 'no network', 1)
  const { status, stderr } = start()
  expect([status, stderr[0], stderr.at(-1)]).toEqual([
    1,
    expect.stringMatching(/^Installing what the shop is built with/),
    expect.stringMatching(/^The installation failed; .+ try again\.$/),
  ])
})

test('OPS-01 a start in production installs the build tools, even if an earlier installation omitted them', () => {
  writeProgram('builders/react-router', 'built')
  writeProgram('builders/vite', 'built')
  writeProgram('machine/npm', 'installed')
  // installs the build tools only with `--include=dev`, like npm in production
  const copy = 'case "$*" in *--include=dev*) cp builders/* node_modules/.bin/;; esac'
  writeFileSync(join(folder, 'machine/npm'), `#!/bin/sh\n${copy}\n`)
  expect(start()).toMatchObject({ status: 0, stdout: ['the log'] })
})
