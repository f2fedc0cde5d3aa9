import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { createResponseCache } from '#server/http/response-cache.ts'
import { mountPages } from '#server/web/mount-pages.ts'
import { testConfig } from '#test/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A build of one script in a folder of this name. */
function buildIn(name: string): URL {
  const buildFolder = join(folder, name)
  mkdirSync(join(buildFolder, 'client/assets'), { recursive: true })
  mkdirSync(join(buildFolder, 'server'))
  writeFileSync(join(buildFolder, 'client/assets/a.js'), 'opened()')
  writeFileSync(join(buildFolder, 'server/index.js'), 'export const routes = {}')
  return pathToFileURL(`${buildFolder}/`)
}

test.each(['shop', 'my shop', 'Мой магазин', '100% [new]'])('OPS-01 scripts are served from the folder «%s»', async (name) => {
  const app = fastify()
  const origins = { ru: 'https://vitrine.test', en: 'https://vitrine.test' }
  await mountPages(
    app,
    { responseCache: createResponseCache(0), origins, photoOrigin: undefined, settings: testConfig().pages },
    buildIn(name),
  )
  const response = await app.inject('/assets/a.js')
  expect([response.statusCode, response.body]).toEqual([200, 'opened()'])
  await app.close()
})
