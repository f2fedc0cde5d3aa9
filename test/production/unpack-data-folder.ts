import { createReadStream, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'

/**
 * Unpacks a data folder from `test/releases` into a temporary folder and returns its path. The archives are made by `tar c . | zstd -19
 * --long=27`.
 */
export async function unpackDataFolder(archive: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-released-'))
  const entries = extract()
  const decompress = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 27 } })
  const read = pipeline(createReadStream(archive), decompress, new PassThrough(), entries)
  for await (const entry of entries) {
    const path = join(folder, entry.header.name)
    const bytes = await buffer(entry)
    mkdirSync(entry.header.type === 'directory' ? path : dirname(path), { recursive: true, mode: 0o700 })
    if (entry.header.type === 'file') writeFileSync(path, bytes, { mode: 0o600 })
  }
  await read
  return folder
}
