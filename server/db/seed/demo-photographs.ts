import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#contract/language.ts'

/** Metadata of a demo photograph. `name`: file name without extension. */
const DemoPhotograph = z.object({
  name: z.string().regex(/^(\d|wide)$/),
  hash: z.string().regex(/^[\w-]{22}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1),
  placeholder: z.string(),
})
const Manifest = z.record(z.string(), z.array(DemoPhotograph))

export type DemoPhotograph = z.output<typeof DemoPhotograph>
/** Photographs of each piece, by the piece's key and in gallery order. */
export type DemoPhotographs = ReadonlyMap<string, DemoPhotograph[]>

const demoPhotographsFolder = join(import.meta.dirname, '../../../demo/photographs')

export function readDemoPhotographs(folder = demoPhotographsFolder): DemoPhotographs {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) return new Map()
  return new Map(Object.entries(Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

export function sizedFile(file: string, width: number, largest: number): string {
  return width === largest ? file : file.replace(/\.avif$/, `-${width}.avif`)
}

/** Returns the files of all photographs: by hash, then by width. */
export function filesByHash(photographs: DemoPhotographs, folder = demoPhotographsFolder): Map<string, Map<number, string>> {
  const files = [...photographs].flatMap(([key, all]) =>
    all.map(({ name, hash, width, widths }): [string, Map<number, string>] => [
      hash,
      new Map(widths.map((each) => [each, sizedFile(join(folder, key, `${name}.avif`), each, width)])),
    ]),
  )
  return new Map(files)
}

const closeUp = { ru: 'крупно', en: 'close-up' }
/** Camera angle of each photograph, by file name. The gallery shows `1` to `4` in this order. */
const views: Record<string, Record<Language, string>> = {
  1: { ru: 'вполоборота', en: 'three-quarter view' },
  2: { ru: 'спереди', en: 'front view' },
  3: closeUp,
  4: { ru: 'сбоку', en: 'side view' },
  wide: closeUp,
}

export function alternativeText(name: string, photograph: DemoPhotograph, language: Language): string {
  const view = views[photograph.name]
  return view ? `${name}, ${view[language]}` : name
}
