import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { onError } from '#server/http/guards/on-error.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { mountPages } from '#server/web/mount-pages.ts'
import { testConfig, testNow } from '#test/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-page-errors-'))
const company = companyOf(companyDefaults)
const ownerSettings = testConfig().shop.ownerSettingDefaults
const app = fastify()
  .decorate('company', () => company)
  .decorate('ownerSettings', () => ownerSettings)
  .decorate('cryptoWallets', () => [])
  .decorate('pageRate', () => null)
  .decorate('now', () => testNow)
  .decorate('shuffleSeed', () => 1)
beforeAll(async () => {
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/index.js'), 'export const routes = {}')
  app.setErrorHandler(onError)
  app.addHook('onRequest', async () => {
    throw new CodedError('unavailable', { retryAfterS: 5, reason: 'overloaded' })
  })
  const origins = { ru: 'https://vitrine.ru', en: 'https://vitrine.com' }
  const options = { responseCache: createResponseCache(0), origins, photoOrigin: undefined, settings: testConfig().pages }
  await mountPages(app, options, pathToFileURL(`${folder}/`))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['vitrine.ru', 'ru', 'Страница не открылась'],
  ['vitrine.com', 'en', 'The page did not open'],
])('SEC-D11 an overloaded shop refuses a page of %s with a page in its language and a Retry-After', async (host, language, title) => {
  const { statusCode, headers, body } = await app.inject({ url: '/catalog', headers: { host, accept: 'text/html,*/*' } })
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8'])
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(`<h1>${title}</h1>`)
  expect(body).not.toContain('"detail"')
  expect(body).toMatch(/<a href="">(Обновить|Reload)<\/a><a href="tel:\+78007005359">/)
})

test('SEC-D11 a client that requests data gets JSON', async () => {
  const { statusCode, body } = await app.inject({ url: '/catalog.data', headers: { accept: '*/*' } })
  expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([503, ['detail']])
})
