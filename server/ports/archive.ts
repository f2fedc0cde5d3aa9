import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { StartupError } from '#server/context/startup-error.ts'

/** An archive that is written to `<file>.part`. `finish` renames `<file>.part` to `file`. `discard` removes `<file>.part`. */
export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>
  finish(): Promise<void>
  discard(): Promise<void>
}

/** Opens `file` for writing as a gzipped tar. Only the file's owner can read it, because backups contain personal data. */
export function createArchive(file: string): ArchiveWriter {
  const part = `${file}.part`
  const tar = pack()
  const written = pipeline(
    tar,
    // A higher level would not compress better, because most of the data are photographs, which are already compressed.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(part, { mode: 0o600, flush: true }),
  )
  // keeps a write error, such as a full disk, so that `add` can throw it
  let failure: unknown
  written.catch((error: unknown) => (failure = error))
  tar.on('error', () => {})
  return {
    add: (name, bytes) =>
      Promise.race([addEntry(tar, name, bytes), written]).catch((error: unknown) => {
        // throws the write error itself, because `error` may only say that the archive is closed
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

/** Iterates over the entries of an archive in order. Throws if the archive is truncated or damaged. */
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
