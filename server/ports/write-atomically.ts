import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file under a temporary name and then renames it, so that readers see either the old or the new content. Creates the folder if
 * needed.
 */
export async function writeAtomically(file: string, content: Buffer | string, mode?: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true, ...(mode === 0o600 && { mode: 0o700 }) })
  const part = `${file}.${randomUUID()}.part`
  try {
    await writeFile(part, content, { mode })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
