import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { setSecurityHeaders } from '#server/http/guards/security-headers.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { mountPages } from '#server/web/mount-pages.ts'
import { servePreviousAssets } from '#server/web/previous-assets.ts'
import { testConfig } from '#test/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function buildIn(name: string): URL {
  const buildFolder = join(folder, name)
  mkdirSync(join(buildFolder, 'client/assets'), { recursive: true })
  mkdirSync(join(buildFolder, 'server'))
  writeFileSync(join(buildFolder, 'client/assets/a.js'), 'opened()')
  writeFileSync(join(buildFolder, 'server/index.js'), 'export const routes = {}')
  return pathToFileURL(`${buildFolder}/`)
}

function openPages(app: FastifyInstance, build: URL): Promise<void> {
  const origins = { ru: 'https://vitrine.test', en: 'https://vitrine.test' }
  return mountPages(app, { responseCache: createResponseCache(0), origins, photoOrigin: undefined, settings: testConfig().pages }, build)
}

test.each(['shop', 'my shop', 'Мой магазин', '100% [new]'])('OPS-01 scripts are served from the folder «%s»', async (name) => {
  const app = fastify()
  await openPages(app, buildIn(name))
  const response = await app.inject('/assets/a.js')
  expect([response.statusCode, response.body]).toEqual([200, 'opened()'])
  await app.close()
})

test('SEC-B6 a script has no headers for pages or revalidation; an SVG has those for pages', async () => {
  const app = fastify()
  setSecurityHeaders(app, { isProduction: true })
  const build = buildIn('headers')
  writeFileSync(new URL('client/assets/a.svg', build), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await openPages(app, build)
  const script = await app.inject('/assets/a.js')
  expect(Object.keys(script.headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'strict-transport-security',
    'vary',
    'x-content-type-options',
  ])
  const drawing = await app.inject('/assets/a.svg')
  expect(drawing.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  await app.close()
})

test('OPS-06 files of the previous version are served beside those of this one, and a missing file is a 404', async () => {
  const app = fastify()
  const before = join(folder, 'before')
  mkdirSync(before)
  writeFileSync(join(before, 'older.js'), 'older()')
  writeFileSync(join(before, 'a.js'), 'never: this version has its own')
  await openPages(app, buildIn('now'))
  await servePreviousAssets(app, before)
  const bodies = await Promise.all(['/assets/older.js', '/assets/a.js'].map(async (path) => (await app.inject(path)).body))
  expect(bodies).toEqual(['older()', 'opened()'])
  expect((await app.inject('/assets/none.js')).statusCode).toBe(404)
  await app.close()
})
