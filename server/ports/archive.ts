import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { StartupError } from '#server/context/startup-error.ts'

/** An archive that is being written. The file has its name only after `finish`. */
export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>
  finish(): Promise<void>
  /** Removes what was written so far. */
  discard(): Promise<void>
}

/** Opens `file` for writing, a gzipped tar that every system can open; readable by its owner only, since backups hold personal data. */
export function createArchive(file: string): ArchiveWriter {
  const part = `${file}.part`
  const tar = pack()
  const written = pipeline(
    tar,
    // photographs are compressed already: more effort would gain nothing
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(part, { mode: 0o600, flush: true }),
  )
  // `add` or `finish` reports a full disk, not an unhandled rejection or event
  let failure: unknown
  written.catch((error: unknown) => (failure = error))
  tar.on('error', () => {})
  return {
    add: (name, bytes) =>
      Promise.race([addEntry(tar, name, bytes), written]).catch((error: unknown) => {
        // why the file could not be written, rather than that the archive is closed by now
        throw failure ?? error
      }),
    finish: async () => {
      tar.finalize()
      await written
      await rename(part, file)
    },
    discard: async () => {
      tar.destroy()
      await written.catch(() => {})
      await rm(part, { force: true })
    },
  }
}

function addEntry(tar: ReturnType<typeof pack>, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    entry.on('error', reject)
  })
}

/** The entries of an archive in their order, one at a time. Throws where the file is cut off, damaged or no archive. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = extract()
  const read = pipeline(createReadStream(file), createGunzip(), new PassThrough(), entries)
  read.catch((error: unknown) => entries.destroy(error instanceof Error ? error : new Error(String(error))))
  try {
    for await (const entry of entries) {
      const chunks: Buffer[] = []
      for await (const chunk of entry) if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
    }
    await read
  } catch (error) {
    entries.destroy()
    throw isReadError(error)
      ? error
      : new StartupError(`${file} is damaged, cut off, or no archive: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function isReadError(error: unknown): boolean {
  return error instanceof StartupError || (error instanceof Error && 'syscall' in error)
}
