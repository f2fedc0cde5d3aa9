import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layEmptyDatabase } from '#test/snapshot-files.ts'

const root = join(import.meta.dirname, '..')
const image = mkdtempSync(join(tmpdir(), 'vitrine-image-'))
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const copied = [...dockerfile.matchAll(/^COPY --from=build \S+ \/shop\/(\S+) /gm)].map(([, name = '']) => name)

/** What the image holds of `node_modules`: no tools, no Node of its own, no programs but those of the libraries it keeps. */
function linkModules(): void {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  mkdirSync(join(image, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === 'node' || name in devDependencies) continue
    symlinkSync(join(root, 'node_modules', name), join(image, 'node_modules', name))
  }
}

/** A command in the image, by the Node that the image has; `npm run NAME` is `node scripts/run.mjs NAME`. */
function runInImage(...args: string[]) {
  const env = { PATH: dirname(process.execPath), NODE_ENV: 'production', DATA_DIR: join(image, 'data'), LOG_LEVEL: 'warn' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: image, env, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}`.trim() }
}

describe('the Docker image', () => {
  beforeAll(() => {
    expect(copied.length).toBeGreaterThan(5)
    for (const name of copied) {
      // the build is not needed here, and photographs are many
      if (['node_modules', 'build'].includes(name) || name.startsWith('studio')) continue
      cpSync(join(root, name), join(image, name), { recursive: true })
    }
    linkModules()
    layEmptyDatabase(join(image, 'data'))
  })
  afterAll(() => rmSync(image, { recursive: true, force: true }))

  test('OPS-01 runs a command that the README names, without the tools of a checkout', () => {
    expect(runInImage('orders')).toEqual({ status: 0, output: 'There are none.' })
  }, 120_000)

  test('OPS-01 has the program that each command of package.json begins with', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'))
    expect(Object.values(scripts).length).toBeGreaterThan(5)
    for (const command of Object.values(scripts)) expect(existsSync(join(image, command.split(' ')[1] ?? '')), command).toBe(true)
  })
})
