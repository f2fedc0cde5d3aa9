import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { heroCount } from '#app/sections/home/home-counts.ts'
import { demoCatalog } from '#server/db/seed/demo-catalog.ts'
import { filesByHash, readDemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { hashOf } from '#server/domain/photos/add-photo.ts'
import { cardBytesMax, smallerWidths } from '#server/ports/photo-sizes.ts'
import { demoWatches } from '#studio/demo-pieces.ts'
import { describeWatch } from '#studio/describe/describe-watch.ts'
import { photographsOnRequest } from '#studio/describe/without-photographs.ts'
import { allShots, photographs } from '#studio/jobs.ts'

const shots = allShots()
const gallery = shots.filter(({ at }) => typeof at === 'number')
const pieces = Map.groupBy(gallery, ({ key }) => key)
const allFiles = readdirSync(photographs, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
  .map((entry) => join(entry.parentPath, entry.name))
const pictures = allFiles.filter((file) => !/-\d+\.avif$/.test(file))

describe('the photo studio', () => {
  test('describes every piece of the demo catalog, in three views or more', () => {
    expect(pieces.size).toBeGreaterThan(200)
    expect([...pieces].filter(([, views]) => views.length < 3).map(([key]) => key)).toEqual([])
  })

  test('gives a watch a strap or a bracelet as in the catalog, and every bracelet its metal', () => {
    const described = demoWatches.map((watch) => ({ watch, band: describeWatch(watch).band }))
    const isStrap = (kind = '') => ['leather', 'rubber', 'textile', 'satin'].includes(kind)
    const wrong = described.filter(
      ({ watch, band }) => isStrap(band.kind) === /bracelet/.test(watch.strap) || (!isStrap(band.kind) && !band.metal),
    )
    expect(wrong.map(({ watch }) => watch.key)).toEqual([])
  })

  test('gives a strap of leather, rubber or cloth the color that the catalog names', () => {
    const nameOf: Partial<Record<string, string>> = { navy: 'blue', tan: 'brown', sand: 'beige', burgundy: 'red' }
    const straps = demoWatches.flatMap((watch) => {
      const { color } = describeWatch(watch).band
      return color ? { key: watch.key, named: watch.strapColor, shown: nameOf[color] ?? color } : []
    })
    expect(straps.length).toBeGreaterThan(50)
    expect(straps.filter(({ named, shown }) => named !== shown)).toEqual([])
  })

  test('takes no picture of a piece with photographs on request, and each of these pieces is in the catalog', () => {
    const known = new Set(demoCatalog.map(({ key }) => key))
    expect([...photographsOnRequest].filter((key) => !known.has(key) || pieces.has(key))).toEqual([])
    expect(pieces.size + photographsOnRequest.size).toBe(known.size)
  })

  test('takes a first picture of every piece before any second one, popular pieces first', () => {
    const first = shots.slice(0, pieces.size)
    expect(first.every(({ at }) => at === 1)).toBe(true)
    const popular = first.filter(({ isPopular }) => isPopular)
    expect(first.slice(0, popular.length)).toEqual(popular)
  })

  test('HOME-01 takes a wide picture of each watch that the home page opens with, and scenes in the same shape', async () => {
    expect(shots.filter(({ at }) => at === 'wide')).toHaveLength(heroCount)
    const wide = shots.filter(({ at, file }) => typeof at === 'string' && existsSync(file))
    const read = await Promise.all(wide.map(async ({ key, file }) => ({ key, file, ...(await sharp(file).metadata()) })))
    const wrong = read.filter(({ file, width, height }) => width < 1200 || height * 8 !== width * 5 || statSync(file).size > 120 * 1024)
    expect(wrong.map(({ key, width, height }) => `${key} ${width} × ${height}`)).toEqual([])
  })

  test('has taken three pictures of every piece', () => {
    const missing = gallery.filter(({ at, file }) => Number(at) <= 3 && !existsSync(file))
    expect(missing.map(({ key, at }) => `${key} ${at}`)).toEqual([])
  })

  test('keeps pictures of known pieces and views only', () => {
    const known = new Set(shots.map(({ file }) => file))
    expect(pictures.filter((picture) => !known.has(picture))).toEqual([])
  })

  test('OPS-09 has every picture in the sizes that pages need, as the manifest says; card sizes have at most 12 kB', () => {
    const described = [...readDemoPhotographs()].flatMap(([key, all]) =>
      all.map((each) => ({ ...each, file: join(photographs, key, `${each.name}.avif`) })),
    )
    expect(described.map(({ file }) => file).toSorted()).toEqual(pictures.toSorted())
    const files = [...filesByHash(readDemoPhotographs()).values()].flatMap((byWidth) => [...byWidth])
    expect(files.map(([, file]) => file).toSorted()).toEqual(allFiles.toSorted())
    expect(described.filter(({ file, hash }) => hashOf(readFileSync(file)) !== hash).map(({ file }) => file)).toEqual([])
    expect(described.filter(({ width, widths }) => widths.join() !== [...smallerWidths(width), width].join())).toEqual([])
    expect(files.filter(([width, file]) => width === 400 && statSync(file).size > cardBytesMax)).toEqual([])
  })

  test('keeps AVIF files of 4:5, at least 1200 wide, of at most 160 KB each and 60 MB in all', async () => {
    const upright = pictures.filter((picture) => !picture.endsWith('wide.avif'))
    const read = await Promise.all(upright.map(async (picture) => ({ picture, ...(await sharp(picture).metadata()) })))
    const wrong = read.filter(
      ({ picture, format, compression, width, height }) =>
        format !== 'heif' || compression !== 'av1' || width < 1200 || height * 4 !== width * 5 || statSync(picture).size > 160 * 1024,
    )
    expect(wrong.map(({ picture, width, height }) => `${picture} ${width} × ${height}`)).toEqual([])
    expect(allFiles.reduce((sum, picture) => sum + statSync(picture).size, 0)).toBeLessThan(60 * 1024 * 1024)
  })
})
