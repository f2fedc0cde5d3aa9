import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sceneTexts } from '#app/i18n/scene-texts.server.ts'
import { ScenePicture } from '#app/sections/scenes/scene-picture.tsx'
import { sceneOf } from '#app/sections/scenes/scene.server.ts'
import { languages } from '#contract/language.ts'

const folder = join(import.meta.dirname, 'files')
const names = Object.keys(sceneTexts)

test('every picture of the shop’s work is there in each width, eight to five and light, and there is no other', async () => {
  const endings = ['1024.avif', '1024.webp', '1600.avif', '640.avif']
  expect(readdirSync(folder).toSorted()).toEqual(names.flatMap((name) => endings.map((ending) => `${name}-${ending}`)).toSorted())
  const files = await Promise.all(readdirSync(folder).map(async (file) => ({ file, ...(await sharp(join(folder, file)).metadata()) })))
  const wrong = files.filter(
    ({ file, width, height }) =>
      !file.includes(`-${width}.`) || height !== (width * 5) / 8 || statSync(join(folder, file)).size > 120 * 1024,
  )
  expect(wrong.map(({ file, width, height }) => `${file} ${width} × ${height}`)).toEqual([])
})

test('HOME-04 INFO-04 each picture says in both languages what it shows', () => {
  const told = Object.values(sceneTexts).flatMap((text) => languages.map((language) => text[language]))
  expect(new Set(told).size).toBe(names.length * languages.length)
  expect(told.filter((alt) => alt.length < 30)).toEqual([])
})

test('a picture keeps its place before it comes, waits below the fold and comes first above it', () => {
  const scene = sceneOf('workbench', 'en')
  const below = renderToString(<ScenePicture scene={scene} sizes="100vw" />)
  expect(below).toContain('width="1600" height="1000"')
  expect(below).toContain('loading="lazy"')
  expect(below).toMatch(/workbench-640\S* 640w, \S*workbench-1024\S* 1024w, \S*workbench-1600\S* 1600w/)
  const first = renderToString(<ScenePicture scene={scene} sizes="100vw" isFirst />)
  expect(first).toMatch(/fetchpriority="high"/i)
  expect(first).not.toContain('lazy')
})
