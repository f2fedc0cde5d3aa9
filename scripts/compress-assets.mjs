// Compresses built scripts, styles, SVG and JSON files of at least 1 KiB into .br and .gz files, which the server sends without further
// compression.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folders = ['client', 'backoffice'].map((name) => join(import.meta.dirname, '../build', name))
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

for (const file of folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))) {
  if (!/\.(js|css|svg|json)$/.test(file) || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  if (bytes.length < 1024) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, options))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
