import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { editorialImageAlts } from '#app/i18n/editorial-image-alts.server.ts'
import { editorialImage } from '#app/sections/editorial-images/editorial-image.server.ts'
import { EditorialPicture } from '#app/sections/editorial-images/editorial-picture.tsx'
import { languages } from '#contract/language.ts'

const folder = join(import.meta.dirname, 'files')
const names = Object.keys(editorialImageAlts)

test('every editorial picture exists in each width, with a ratio of eight to five and a small size, and there is no other file', async () => {
  const endings = ['1024.avif', '1024.webp', '1600.avif', '640.avif']
  expect(readdirSync(folder).toSorted()).toEqual(names.flatMap((name) => endings.map((ending) => `${name}-${ending}`)).toSorted())
  const files = await Promise.all(readdirSync(folder).map(async (file) => ({ file, ...(await sharp(join(folder, file)).metadata()) })))
  const wrong = files.filter(
    ({ file, width, height }) =>
      !file.includes(`-${width}.`) || height !== (width * 5) / 8 || statSync(join(folder, file)).size > 120 * 1024,
  )
  expect(wrong.map(({ file, width, height }) => `${file} ${width} × ${height}`)).toEqual([])
})

test('HOME-04 INFO-04 each picture has an alt text in both languages', () => {
  const altTexts = Object.values(editorialImageAlts).flatMap((text) => languages.map((language) => text[language]))
  expect(new Set(altTexts).size).toBe(names.length * languages.length)
  expect(altTexts.filter((alt) => alt.length < 30)).toEqual([])
})

test('a picture reserves its space, is lazy below the fold and eager above it', () => {
  const image = editorialImage('workbench', 'en')
  const below = renderToString(<EditorialPicture image={image} sizes="100vw" />)
  expect(below).toContain('width="1600" height="1000"')
  expect(below).toContain('loading="lazy"')
  expect(below).toMatch(/workbench-640\S* 640w, \S*workbench-1024\S* 1024w, \S*workbench-1600\S* 1600w/)
  const first = renderToString(<EditorialPicture image={image} sizes="100vw" isFirst />)
  expect(first).toMatch(/fetchpriority="high"/i)
  expect(first).not.toContain('lazy')
})
