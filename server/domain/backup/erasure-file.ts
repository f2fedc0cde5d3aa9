import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** An erasure as it is stored beside the backups: when it was, by which key, and keyed digests of the person. */
export const Erasure = z.strictObject({
  key: z.string(),
  at: z.iso.datetime(),
  cards: z.array(z.string()),
  accounts: z.array(z.string()),
  contacts: z.array(z.string()),
})
export type Erasure = z.output<typeof Erasure>

/** The key of a replaced secret, sealed with a newer one. */
const KeptKey = z.strictObject({ key: z.string(), sealed: z.string() })
type KeptKey = z.output<typeof KeptKey>

export type ErasureFile = { erasures: Erasure[]; keptKeys: KeptKey[] }

const fileName = 'erasures.ndjson'

/** Adds a line to the file beside the backups; it is on the disk when this returns. */
export async function appendErasure(folder: string, line: Erasure | KeptKey): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await appendFile(join(folder, fileName), `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true })
}

/** What the files in these folders hold, copies of one line once. A line that was cut off is left out. */
export async function readErasures(folders: readonly string[]): Promise<ErasureFile> {
  const found: ErasureFile = { erasures: [], keptKeys: [] }
  const texts = await Promise.all(folders.map((folder) => readFile(join(folder, fileName), 'utf8').catch(() => '')))
  const lines = new Set(texts.flatMap((text) => text.split('\n')).filter(Boolean))
  for (const line of [...lines].map(parseLine)) {
    const erasure = Erasure.safeParse(line).data
    const kept = KeptKey.safeParse(line).data
    if (erasure) found.erasures.push(erasure)
    if (kept) found.keptKeys.push(kept)
  }
  return found
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
