import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { type DemoPhotograph, readDemoPhotographs, sizedFile } from '#server/db/seed/demo-photographs.ts'
import { hashOf } from '#server/domain/photos/add-photo.ts'
import { encodeAvif, makePlaceholder } from '#server/ports/encode-photo.ts'
import { smallerWidths } from '#server/ports/photo-sizes.ts'
import { allShots, isTaken, photographs, type Shot } from '#studio/jobs.ts'

/**
 * Resizes all finished photographs to the sizes that pages use, and writes their metadata to `manifest.json`. Skips photographs whose
 * resized files are up to date. Returns the number of new files.
 */
export async function cutAllSizes(folder = photographs, shots = allShots()): Promise<number> {
  const known = readDemoPhotographs(folder)
  const written: [string, DemoPhotograph[]][] = []
  let count = 0
  for (const [key, all] of Map.groupBy(shots, (shot) => shot.key)) {
    const taken = all.filter((shot) => shot.at !== 'scene' && isTaken(shot)).toSorted(galleryFirst)
    const described: DemoPhotograph[] = []
    for (const { file } of taken) {
      const name = basename(file, '.avif')
      const cut = await cutSizes(
        file,
        known.get(key)?.find((each) => each.name === name),
      )
      count += cut.made
      described.push(cut.photograph)
    }
    if (described.length) written.push([key, described])
  }
  writeFileSync(join(folder, 'manifest.json'), manifestText(written.toSorted(([one], [other]) => (one < other ? -1 : 1))))
  return count
}

/**
 * Writes the smaller sizes of a picture as `<name>-<width>.avif` next to `<name>.avif`. Skips sizes that already exist, if the picture has
 * not changed since the manifest was written.
 */
async function cutSizes(file: string, known: DemoPhotograph | undefined): Promise<{ photograph: DemoPhotograph; made: number }> {
  const original = readFileSync(file)
  const hash = hashOf(original)
  const { width, height } = await sharp(original).metadata()
  let made = 0
  for (const each of smallerWidths(width)) {
    const path = sizedFile(file, each, width)
    if (existsSync(path) && known?.hash === hash) continue
    writeFileSync(path, await encodeAvif(() => sharp(original).resize({ width: each }), each))
    made++
  }
  const placeholder = known?.hash === hash ? known.placeholder : await makePlaceholder(sharp(original))
  const photograph = { name: basename(file, '.avif'), hash, width, height, widths: [...smallerWidths(width), width], placeholder }
  return { photograph, made }
}

/** Formats the manifest with one photograph per line, so that a changed photograph changes one line in a diff. */
function manifestText(pieces: [string, DemoPhotograph[]][]): string {
  const lines = pieces.map(([key, all]) => `  "${key}": [\n${all.map((each) => `    ${JSON.stringify(each)}`).join(',\n')}\n  ]`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function galleryFirst(one: Shot, other: Shot): number {
  return (typeof one.at === 'number' ? one.at : Infinity) - (typeof other.at === 'number' ? other.at : Infinity)
}
