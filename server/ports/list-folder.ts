import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Iterates over finished files below `folder`, with slash-separated paths. A missing folder is empty; files that vanish are skipped. */
export async function* listFolder(folder: string): AsyncGenerator<{ path: string; bytes: Buffer }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => goneIsNull(error) ?? [])
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file).catch(goneIsNull)
    if (bytes) yield { path: relative(folder, file).split(sep).join('/'), bytes }
  }
}

function goneIsNull(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
