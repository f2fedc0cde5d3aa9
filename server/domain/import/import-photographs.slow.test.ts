import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { avifBomb } from '#test/hostile-files.ts'
import { importInto, openImportShop, watchRow, writeInput } from '#test/import.ts'

const { shop, folder, close, csv, pieceOf, readVersions } = await openImportShop()
afterAll(close)

describe('photographs', () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#806040' } })
      .jpeg()
      .toBuffer()
  const photosOf = (key: string) =>
    shop.db
      .selectFrom('photo')
      .innerJoin('piece', 'piece.id', 'photo.piece_id')
      .select(['photo.width', 'photo.is_wide', 'photo.alt_en'])
      .where('piece.key', '=', key)
      .orderBy('photo.position')
      .execute()

  test('OPS-03 come from the folder of the key or from the column, are identified by content, and are never stored twice', async () => {
    const photos = join(folder, 'photos')
    mkdirSync(join(photos, 'shown-by-key'), { recursive: true })
    mkdirSync(join(photos, 'of-nobody'))
    for (const [name, width] of [
      ['shown-by-key/2.jpg', 220],
      ['shown-by-key/1.jpg', 210],
      ['shown-by-key/wide.jpg', 400],
      ['loose.jpg', 230],
    ] as const)
      writeInput(photos, name, await picture(width))
    const file = csv(
      watchRow('shown-by-key', { photos: '' }),
      watchRow('shown-by-column', { photos: 'loose.jpg|shown-by-key/1.jpg|loose.jpg' }),
    )
    const first = await importInto(shop, file, { apply: true, photos })
    expect(first.lines[0]).toBe('row 2     new      shown-by-key - Rolex Datejust 41; 3 new photographs')
    expect(first.strayFolders).toEqual(['of-nobody'])
    expect((await photosOf('shown-by-key')).map((photo) => [photo.width, photo.is_wide])).toEqual([
      [210, false],
      [220, false],
      [400, true],
    ])
    expect((await photosOf('shown-by-column')).map(({ width }) => width)).toEqual([230, 210])
    const before = await readVersions()
    expect((await importInto(shop, file, { apply: true, photos })).counts).toMatchObject({ new: 0, changed: 0, same: 2, refused: 0 })
    expect(await readVersions()).toEqual(before)
    writeInput(photos, 'shown-by-key/3.jpg', await picture(240))
    expect((await importInto(shop, file, { apply: true, photos })).lines[0]).toMatch(/changed +shown-by-key - 1 new photograph$/)
    const { id } = (await pieceOf('shown-by-key')) ?? { id: 0 }
    expect((await shop.get(`/api/watches/${id}/`)).json().photos).toHaveLength(3)
  })

  test('OPS-03 SEC-D4 that are no images, missing or outside the folder are reported with their row, and nothing is written', async () => {
    const photos = join(folder, 'odd-photos')
    mkdirSync(photos)
    writeInput(photos, 'text.jpg', 'no picture')
    writeInput(photos, 'drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    writeInput(photos, 'cut.jpg', (await picture(500)).subarray(0, 700))
    const row = (cell: string) => importInto(shop, csv(watchRow('odd-photo', { photos: cell })), { apply: true, photos })
    expect((await row('text.jpg|drawing.jpg')).lines[0]).toMatch(
      / - photos: “text.jpg” is not a picture. photos: “drawing.jpg” is not a picture.$/,
    )
    writeInput(photos, 'bomb.avif', avifBomb)
    expect((await row('bomb.avif')).lines[0]).toMatch(/ - photos: “bomb.avif” has more than 16 megapixels.$/)
    expect((await row('../pieces.csv')).lines[0]).toMatch(/ - photos: “..\/pieces.csv” is no file of the folder of photographs.$/)
    expect((await row('none.jpg')).lines[0]).toMatch(/ - photos: “none.jpg” is no file of the folder of photographs.$/)
    await expect(row('cut.jpg')).rejects.toThrow(/^The photograph .+cut\.jpg is damaged: .+ Nothing was written\.$/)
    expect(await pieceOf('odd-photo')).toBeUndefined()
  })
})
