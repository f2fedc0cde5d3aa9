import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { retainAssets, servePreviousAssets } from '#server/web/previous-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-assets-'))
const assets = join(folder, 'data', 'assets')
const start = Date.UTC(2026, 10, 1)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function build(name: string, files: string[]): string {
  const buildFolder = join(folder, name)
  mkdirSync(buildFolder)
  for (const file of files) writeFileSync(join(buildFolder, file), `export const version = '${name}'`)
  return buildFolder
}

test('OPS-06 a page of the previous version finds its scripts for a month after that version last ran', async () => {
  const first = build('first', ['cart-AAA.js', 'shared-SSS.js'])
  const second = build('second', ['cart-BBB.js', 'shared-SSS.js'])
  await retainAssets(first, assets, start)
  await retainAssets(second, assets, start + dayMs)

  const app = Fastify()
  await servePreviousAssets(app, assets)
  const old = await app.inject('/assets/cart-AAA.js')
  expect([old.statusCode, old.body, old.headers['cache-control']]).toEqual([
    200,
    "export const version = 'first'",
    'public, max-age=31536000, immutable',
  ])
  writeFileSync(join(folder, 'data', 'secret.txt'), 'secret')
  for (const path of ['/assets/none.js', '/assets/../secret.txt', '/assets/..%2fsecret.txt', '/assets/']) {
    const response = await app.inject(path)
    expect([path, response.statusCode >= 400, response.body.includes('secret:')]).toEqual([path, true, false])
  }
  await app.close()

  await retainAssets(second, assets, start + 30 * dayMs)
  expect(existsSync(join(assets, 'cart-AAA.js'))).toBe(true)
  await retainAssets(second, assets, start + 32 * dayMs)
  expect(['cart-AAA.js', 'cart-BBB.js', 'shared-SSS.js'].map((name) => existsSync(join(assets, name)))).toEqual([false, true, true])
})
