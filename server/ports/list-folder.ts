import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { nullIfMissing } from '#server/ports/null-if-missing.ts'

/**
 * Iterates over the files below `folder`, except incomplete files (`.part`). `path` is relative to `folder` and uses slashes. A missing
 * folder counts as empty. Files that are deleted during the iteration are skipped.
 */
export async function* listFolder(folder: string): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? []
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file).catch(nullIfMissing)
    if (bytes) yield { path: relative(folder, file).split(sep).join('/'), bytes }
  }
}
