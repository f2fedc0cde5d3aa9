import { sceneTexts } from '#app/i18n/scene-texts.server.ts'
import type { Scene } from '#app/sections/scenes/scene-picture.tsx'
import type { Language } from '#contract/language.ts'

export type SceneName = keyof typeof sceneTexts

/** Each is `files/<name>-<width>.<avif|webp>`, taken by the photo studio. */
const files = import.meta.glob<string>('./files/*', { eager: true, query: '?url', import: 'default' })
const widths = [640, 1024, 1600]

/** A picture in the language of the page. Addresses come with the page's data: they cost its script nothing. */
export function sceneOf(name: SceneName, language: Language): Scene {
  const srcset = widths.map((width) => `${fileOf(`${name}-${width}.avif`)} ${width}w`).join(', ')
  return { srcset, src: sceneFile(name), alt: sceneTexts[name][language] }
}

/** The address of one file of a picture, for where it only adorns. */
export function sceneFile(name: SceneName): string {
  return fileOf(`${name}-1024.webp`)
}

function fileOf(name: string): string {
  const url = files[`./files/${name}`]
  if (url === undefined) throw new Error(`There is no picture ${name}`)
  return url
}
