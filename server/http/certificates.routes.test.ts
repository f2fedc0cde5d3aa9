import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ask = (number: string, remoteAddress = '203.0.113.7') =>
  shop.app.inject({ url: `/api/certificates/${number}/`, remoteAddress, headers: { 'accept-language': 'en' } })

test('OWN-62 anybody with the number can read a certificate, with only the last three characters of the serial number', async () => {
  const response = await ask('M9S3-46QV')
  expect(response.json()).toEqual({
    number: 'M9S3-46QV',
    issued_at: '2026-10-12T11:00:00.000Z',
    revoked_at: null,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    kind: 'watch',
    brand: 'Rolex',
    model: 'Submariner Date',
    reference: '126610LV',
    year: 2023,
    serial_end: '4K7',
    condition: 'Excellent',
    full_set: true,
    report_signed_at: '2026-10-12T10:20:00Z',
    workshop_name: 'Business Bay workshop',
    piece_id: expect.any(Number),
  })
})

test('OWN-62 a number is found in any spelling, but not with a wrong check character', async () => {
  expect((await ask('m9s3 46qv')).json().number).toBe('M9S3-46QV')
  expect((await ask('M9S3-46QW')).statusCode).toBe(404)
  expect((await ask('K7Q2-M9XD')).statusCode).toBe(404)
})

test('OWN-62 a revoked certificate shows the date it was revoked', async () => {
  expect((await ask('F5V3-7E31')).json()).toMatchObject({ revoked_at: '2026-10-05T08:40:00.000Z' })
})

test('OWN-62 wrong numbers are counted by network, right ones are not', async () => {
  const statuses = async (number: string, ip: string) => {
    const seen = new Set<number>()
    for (let at = 0; at < 32; at++) seen.add((await ask(number, ip)).statusCode)
    return [...seen]
  }
  expect(await statuses('M9S3-46QV', '203.0.113.8')).toEqual([200])
  expect(await statuses('AAAA-AAAA', '203.0.113.9')).toEqual([404, 429])
  expect((await ask('M9S3-46QV', '203.0.113.9')).statusCode).toBe(429)
  expect((await ask('M9S3-46QV', '203.0.113.10')).statusCode).toBe(200)
})

test('OWN-62 the certificate of a withdrawn piece links to no page', async () => {
  const { piece_id: id } = (await ask('M9S3-46QV')).json()
  const { status } = await shop.db.selectFrom('piece').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  await shop.db.updateTable('piece').set({ status: 'withdrawn' }).where('id', '=', id).execute()
  expect((await ask('M9S3-46QV')).json().piece_id).toBeNull()
  await shop.db.updateTable('piece').set({ status }).where('id', '=', id).execute()
})

test('OWN-62 the database refuses changes to a certificate', async () => {
  const where = shop.db.updateTable('certificate').where('number', '=', 'M9S3-46QV')
  await expect(where.set({ digest: '0'.repeat(64) }).execute()).rejects.toThrow(/never changed/)
  await expect(
    shop.db.updateTable('certificate').set({ revoked_at: null, revoked_reason: null }).where('number', '=', 'F5V3-7E31').execute(),
  ).rejects.toThrow(/revoked once/)
})
