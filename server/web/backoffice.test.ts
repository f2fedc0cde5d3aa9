import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountBackOffice } from '#server/web/backoffice.ts'

let app: FastifyInstance
let build: string
beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'vitrine-backoffice-'))
  mkdirSync(join(build, 'backoffice/assets'), { recursive: true })
  writeFileSync(join(build, 'backoffice/index.html'), '<!doctype html><title>Vitrine</title>')
  writeFileSync(join(build, 'backoffice/first-paint.js'), '0')
  writeFileSync(join(build, 'backoffice/assets/index-1.js'), '1')
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  const isOpenAt = ({ host }: { host: string }) => host === 'staff.example'
  await mountBackOffice(app, { photoOrigin: 'https://photos.example', isOpenAt }, pathToFileURL(`${build}/`))
})
afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

const get = (url: string, host = 'staff.example') => app.inject({ url, headers: { host } })

test('OWN-13 every URL of the back office serves its page, whose policy allows no third party except video stills, nothing inline and no frame', async () => {
  for (const url of ['/staff/', '/staff/orders?status=placed', '/staff/pieces/1']) {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Vitrine</title>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https://photos.example")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|sha256|\*/)
  }
})

test('OWN-13 another host does not serve the back office', async () => {
  for (const url of ['/staff', '/staff/', '/staff/orders', '/staff/first-paint.js', '/staff/assets/index-1.js'])
    expect((await get(url, 'shop.example')).statusCode, url).toBe(404)
})

test('OWN-13 its files are served, those with hashed names as immutable; a missing file is not answered with the page', async () => {
  expect((await get('/staff/assets/index-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/staff/first-paint.js')).headers['cache-control']).toBe('public, max-age=300')
  expect((await get('/staff/assets/index-2.js')).statusCode).toBe(404)
})

test('OWN-13 the URL without a trailing slash redirects to the one with it', async () => {
  const { statusCode, headers } = await get('/staff?x=1')
  expect([statusCode, headers.location]).toEqual([308, '/staff/?x=1'])
})
