import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Every finished file below `folder`, by its path with slashes; none where there is no folder, an error where it cannot be read. A file that disappears meanwhile is left out. */
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
