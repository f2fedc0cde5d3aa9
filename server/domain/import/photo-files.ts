import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'
import { foldKey } from '#contract/rules/staff/piece-key.ts'
import { hashOf } from '#server/domain/photos/add-photo.ts'
import { probePicture } from '#server/ports/probe-picture.ts'

/** A photograph in the import folder that is not stored for the piece yet. */
export type NewPhoto = { file: string; hash: string; isWide: boolean }

/** The new photographs of a piece. `problems`: sentences, to be shown after the prefix `photos: `. */
export type FoundPhotos = { photos: NewPhoto[]; problems: string[] }

const pictureName = /\.(avif|webp|jpe?g|png|tiff?)$/i
const bytesMax = staffPhotoLimits.fileMaxBytes

/**
 * Returns the new photographs of a row in order, without photographs whose hash is in `known`. Reads the files named in the row's cell
 * (separated by |). For an empty cell, reads all files of the subfolder named by the key, sorted by name. A file named wide.* is the wide
 * photograph.
 */
export async function findPhotos(folder: string, key: string, cell: string, known: readonly string[]): Promise<FoundPhotos> {
  const seen = new Set(known)
  const found: FoundPhotos = { photos: [], problems: [] }
  for (const name of cell ? splitNames(cell) : listFilesOfKey(folder, key)) {
    const file = resolveInside(folder, name)
    const original = file === undefined ? undefined : await readOriginal(file)
    if (original === undefined) found.problems.push(`${quoteName(name)} is no file of the folder of photographs`)
    else if (original === 'too large') found.problems.push(`${quoteName(name)} is larger than ${bytesMax / 1_000_000} MB`)
    else {
      const hash = hashOf(original)
      if (seen.has(hash)) continue
      seen.add(hash)
      const probed = await probePicture(original)
      if (probed.kind === 'picture') found.photos.push({ file: file ?? name, hash, isWide: /(^|[\\/])wide\.\w+$/i.test(name) })
      else if (probed.kind === 'no picture') found.problems.push(`${quoteName(name)} is not a picture`)
      else found.problems.push(`${quoteName(name)} has more than ${probed.pixelsMax / 1_000_000} megapixels`)
    }
  }
  return found
}

/** Returns the subfolders whose names match no key, so that photographs in a misspelled folder can be reported. */
export function findStrayFolders(folder: string, keys: ReadonlySet<string>): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  return names.filter((name) => !keys.has(name)).toSorted()
}

const quoteName = (name: string) => `“${name.slice(0, 80)}”`

function splitNames(cell: string): string[] {
  return cell
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)
}

function listFilesOfKey(folder: string, typed: string): string[] {
  // the name of the subfolder is the key, as typed or normalized; skip keys that are not valid names
  const key = [typed, foldKey(typed)].find((name) => !/[/\\]|^\.+$/.test(name) && existsSync(join(folder, name)))
  if (key === undefined) return []
  return readdirSync(join(folder, key), { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() && pictureName.test(entry.name) ? join(key, entry.name) : []))
    .toSorted()
}

function resolveInside(folder: string, name: string): string | undefined {
  const file = join(folder, name)
  if (name.includes('\0') || !existsSync(file)) return undefined
  const path = relative(realpathSync(folder), realpathSync(file))
  return path.startsWith(`..${sep}`) || path === '..' ? undefined : file
}

async function readOriginal(file: string): Promise<Buffer | 'too large' | undefined> {
  const about = await stat(file)
  if (!about.isFile()) return undefined
  return about.size > bytesMax ? 'too large' : readFile(file)
}
