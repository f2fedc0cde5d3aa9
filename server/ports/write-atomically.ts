import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file under a temporary name and renames it, so that readers see the old content or the new, never a part. Creates the folder.
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
