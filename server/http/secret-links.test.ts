import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { albumUrl } from '#server/domain/albums/album-links.ts'
import { createStaffLink, linkUrl } from '#server/domain/staff/staff-links.ts'
import { visitPath } from '#server/domain/visits/visit-links.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { staffHeaders } from '#test/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const opens = {
  quote: (secret: string, ip: string) => get(`/api/quotes/${secret}/`, ip),
  album: (secret: string, ip: string) => get(`/api/live/${secret}/`, ip),
  visit: (secret: string, ip: string) => get(`/api/visits/${secret}/`, ip),
  buyback: (secret: string, ip: string) => get(`/api/buyback-pages/${secret}/`, ip),
  proforma: (secret: string, ip: string) => get(`/proformas/${secret}`, ip),
  order: (token: string, ip: string) => post('/api/order-links/open/', { token }, ip),
  message: (token: string, ip: string) => post('/api/message-links/open/', { token }, ip),
  staff: (token: string, ip: string) => post('/api/staff/links/look/', { token }, ip),
}
const get = async (url: string, remoteAddress: string) => (await shop.app.inject({ url, remoteAddress })).statusCode
const post = async (url: string, payload: object, remoteAddress: string) =>
  (await shop.app.inject({ method: 'POST', url, payload, remoteAddress, headers: staffHeaders() })).statusCode

const ip = '203.0.113.77'
async function exhaust(open: (secret: string, from: string) => Promise<number>): Promise<Set<number>> {
  const statuses = new Set<number>()
  const secret = `1-${'A'.repeat(43)}`
  for (let attempt = 0; attempt < 31; attempt++) statuses.add(await open(secret, ip))
  return statuses
}

describe('SAFE-09 SEC-A3 secret links', () => {
  test.each(Object.entries(opens))('SAFE-09 thirty wrong secrets from one IP are counted: %s', async (_name, open) => {
    const statuses = await exhaust(open)
    expect(statuses).toContain(429)
    expect([...statuses].every((status) => [400, 404, 429].includes(status))).toBe(true)
    expect(await open(`1-${'A'.repeat(43)}`, '203.0.114.1')).not.toBe(429)
  })

  test('SAFE-09 a right secret opens after thirty wrong ones from its IP', async () => {
    const { digest, origins } = shop.ctx
    const id = await transaction(shop.db, (tx) => createStaffLink(tx, shop.ctx, { purpose: 'first-owner', roles: ['owner'] }))
    const last = (url: string) => url.split(/[/#]/).at(-1) ?? ''
    expect(await opens.staff(last(linkUrl(digest, 'http://localhost', id)), ip)).toBe(200)
    // these records do not exist, so that a right secret gets 404 and a wrong secret gets 429
    expect(await opens.visit(last(visitPath(digest, 999_999)), ip)).toBe(404)
    expect(await opens.album(last(albumUrl(digest, origins, { id: 999_999, language: 'ru' })), ip)).toBe(404)
    for (const [secret, open] of [
      [`999999.${digest('buyback-link', '999999')}`, opens.buyback],
      [`999999.${digest('thread-link', '999999')}`, opens.message],
      [orderToken('00000000-0000-4000-8000-000000000000'), opens.order],
    ] as const)
      expect(await open(secret, ip)).toBe(404)
  })
})

const orderToken = (id: string) =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${shop.ctx.digest('order-link', id)}`
