import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { importInto, openImportShop, watchRow, writeInput } from '#test/import.ts'

const { shop, folder, close, csv, pieceOf } = await openImportShop()
afterAll(close)

const picture = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer()

test('DESK-07 OWN-38 a file without statuses brings drafts, unless a status is given for all; the result names what is missing', async () => {
  const file = csv(watchRow('all-1', { status: '' }), watchRow('all-2', { status: '', year: '' }))
  expect((await importInto(shop, file)).counts).toMatchObject({ on_sale: 0, drafts: 2 })
  const { lines } = await importInto(shop, file, { apply: true, newStatus: 'available' })
  expect(lines[1]).toBe('row 3     new      all-2 - Rolex Datejust 41; stays a draft; missing for publishing: year')
  expect([(await pieceOf('all-1'))?.status, (await pieceOf('all-2'))?.status]).toEqual(['available', 'draft'])
})

test('DESK-07 OWN-38 photographs of the import count for those that publishing requires', async () => {
  const photos = join(folder, 'enough-photos')
  for (const [key, count] of [
    ['enough', 3],
    ['too-few', 2],
  ] as const) {
    mkdirSync(join(photos, key), { recursive: true })
    for (let at = 1; at <= count; at++) writeInput(photos, `${key}/${at}.jpg`, await picture(250 + at))
  }
  await shop.db.insertInto('publish_requirement').values({ item: 'photos', is_required: true }).execute()
  const { lines, isWritten } = await importInto(shop, csv(watchRow('enough'), watchRow('too-few')), { apply: true, photos })
  await shop.db.deleteFrom('publish_requirement').execute()
  expect([lines[1], isWritten]).toEqual([expect.stringContaining('stays a draft; missing for publishing: photographs'), true])
  expect([(await pieceOf('enough'))?.status, (await pieceOf('too-few'))?.status]).toEqual(['available', 'draft'])
})
